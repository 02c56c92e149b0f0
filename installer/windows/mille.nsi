; The installer for Windows, compiled by windows_setup.py: makensis -WX, with
;   /DVERSION=0.1.0 /DNUMBERS=0.1.0.0 /DBUNDLE=folder /DICONS=folder /DOUTPUT=file
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
; Files get the time of their installation, so that the installer is the same each time.
SetDateSave off
RequestExecutionLevel admin

!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Mille"
OutFile "${OUTPUT}"
InstallDir "$PROGRAMFILES64\Mille"
InstallDirRegKey HKLM "Software\Mille" "Folder"
BrandingText "Mille ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Mille"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Mille"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Mille authors"

!define UNINSTALLER "Software\Microsoft\Windows\CurrentVersion\Uninstall\Mille"
!define MUI_ICON "${ICONS}\mille.ico"
!define MUI_UNICON "${ICONS}\mille.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\mille.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

LangString ASK_FIREWALL ${LANG_ENGLISH} "To play on your home network, Mille needs to pass the Windows firewall, in private networks only. Allow this?$\r$\n$\r$\nWithout it, everything except network play works. Windows asks again when you host a table."
LangString ASK_FIREWALL ${LANG_FRENCH} "Pour jouer en réseau à la maison, Mille doit pouvoir traverser le pare-feu de Windows, sur les réseaux privés seulement. L’autoriser ?$\r$\n$\r$\nSinon, tout fonctionne sauf le jeu en réseau. Windows reposera la question quand vous ouvrirez une table."
LangString ASK_FIREWALL ${LANG_SPANISH} "Para jugar en la red de casa, Mille necesita pasar el cortafuegos de Windows, solo en redes privadas. ¿Permitirlo?$\r$\n$\r$\nSi no, funciona todo menos el juego en red. Windows volverá a preguntarlo cuando abras una mesa."
LangString MATCH ${LANG_ENGLISH} "Mille match"
LangString MATCH ${LANG_FRENCH} "Partie de Mille"
LangString MATCH ${LANG_SPANISH} "Partida de Mille"
LangString RUNNING ${LANG_ENGLISH} "Mille is running. Close it, then try again."
LangString RUNNING ${LANG_FRENCH} "Mille est en cours d’exécution. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_SPANISH} "Mille está en marcha. Ciérralo e inténtalo de nuevo."

Function .onInit
  SetRegView 64
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  SetRegView 64
FunctionEnd

!macro REMOVE_PROGRAM
  ; A program that runs keeps its file: that is found out before anything is taken away.
  ClearErrors
  Delete "$INSTDIR\mille.exe"
  Delete "$INSTDIR\mille-host.exe"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
    Abort
  ${EndIf}
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licenses"
  Delete "$INSTDIR\THIRD_PARTY.md"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\mille-record.ico"
!macroend

!macro CLOSE_FIREWALL
  nsExec::Exec 'netsh advfirewall firewall delete rule name="Mille"'
  Pop $0
!macroend

Section "Mille"
  ; What an earlier version had and this one does not must not stay.
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*"
  File "${ICONS}\mille-record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Mille.lnk" "$INSTDIR\mille.exe"

  WriteRegStr HKLM "Software\Mille" "Folder" "$INSTDIR"
  WriteRegStr HKLM "${UNINSTALLER}" "DisplayName" "Mille"
  WriteRegStr HKLM "${UNINSTALLER}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "${UNINSTALLER}" "DisplayIcon" "$INSTDIR\mille.exe"
  WriteRegStr HKLM "${UNINSTALLER}" "Publisher" "The Mille authors"
  WriteRegStr HKLM "${UNINSTALLER}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKLM "${UNINSTALLER}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKLM "${UNINSTALLER}" "NoModify" 1
  WriteRegDWORD HKLM "${UNINSTALLER}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKLM "${UNINSTALLER}" "EstimatedSize" "$0"

  WriteRegStr HKLM "Software\Classes\.mille" "" "Mille.Match"
  WriteRegStr HKLM "Software\Classes\.mille" "Content Type" "application/x-mille"
  WriteRegStr HKLM "Software\Classes\Mille.Match" "" "$(MATCH)"
  WriteRegStr HKLM "Software\Classes\Mille.Match\DefaultIcon" "" "$INSTDIR\mille-record.ico"
  WriteRegStr HKLM "Software\Classes\Mille.Match\shell\open\command" "" '"$INSTDIR\mille.exe" "%1"'
  ; The shell is told that kinds of files have changed.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Firewall"
  !insertmacro CLOSE_FIREWALL
  MessageBox MB_YESNO|MB_ICONQUESTION "$(ASK_FIREWALL)" /SD IDNO IDNO closed
    nsExec::Exec 'netsh advfirewall firewall add rule name="Mille" dir=in action=allow profile=private program="$INSTDIR\mille.exe"'
    Pop $0
    nsExec::Exec 'netsh advfirewall firewall add rule name="Mille" dir=in action=allow profile=private program="$INSTDIR\mille-host.exe"'
    Pop $0
  closed:
SectionEnd

; Settings and matches lie in the user's own folders, and stay.
Section "Uninstall"
  !insertmacro REMOVE_PROGRAM
  !insertmacro CLOSE_FIREWALL
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Mille.lnk"
  DeleteRegKey HKLM "Software\Classes\Mille.Match"
  DeleteRegKey HKLM "Software\Classes\.mille"
  DeleteRegKey HKLM "${UNINSTALLER}"
  DeleteRegKey HKLM "Software\Mille"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

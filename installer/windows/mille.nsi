; The installer for Windows, compiled by windows_setup.py: makensis -WX, with
;   -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 -DFILES=list -DICONS=folder -DOUTPUT=file
; It installs for everybody, or for one person without administrator rights:
;   setup.exe /S /AllUsers        setup.exe /S /CurrentUser        /D=folder comes last
Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 64
; Files get the time of their installation, so that the installer is the same each time.
SetDateSave off

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "Mille"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\Mille"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "Software\Mille"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "Folder"

!include "MultiUser.nsh"
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "x64.nsh"

Name "Mille"
OutFile "${OUTPUT}"
BrandingText "Mille ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Mille"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Mille"
VIAddVersionKey /LANG=0 "CompanyName" "The Mille authors"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Mille authors"

!define UNINSTALLER "Software\Microsoft\Windows\CurrentVersion\Uninstall\Mille"
!define MUI_ICON "${ICONS}\mille.ico"
!define MUI_UNICON "${ICONS}\mille.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}\setup.bmp"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION RunAsUser

!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

LangString ASK_FIREWALL ${LANG_ENGLISH} "To play on your home network and with phones, Mille needs to pass the Windows firewall, in private networks only. Allow this?$\r$\n$\r$\nWithout it, everything else works. Windows asks again when you host a table or use a phone."
LangString ASK_FIREWALL ${LANG_FRENCH} "Pour jouer en réseau à la maison et avec des téléphones, Mille doit pouvoir traverser le pare-feu de Windows, sur les réseaux privés seulement. L’autoriser ?$\r$\n$\r$\nSinon, tout le reste fonctionne. Windows reposera la question quand vous ouvrirez une table ou utiliserez un téléphone."
LangString ASK_FIREWALL ${LANG_SPANISH} "Para jugar en la red de casa y con teléfonos, Mille necesita pasar el cortafuegos de Windows, solo en redes privadas. ¿Permitirlo?$\r$\n$\r$\nSi no, funciona todo lo demás. Windows volverá a preguntarlo cuando abras una mesa o uses un teléfono."
LangString MATCH ${LANG_ENGLISH} "Mille match"
LangString MATCH ${LANG_FRENCH} "Partie de Mille"
LangString MATCH ${LANG_SPANISH} "Partida de Mille"
LangString RUNNING ${LANG_ENGLISH} "Mille is running. Close it, then try again."
LangString RUNNING ${LANG_FRENCH} "Mille est en cours d’exécution. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_SPANISH} "Mille está en marcha. Ciérralo e inténtalo de nuevo."
LangString TOO_OLD ${LANG_ENGLISH} "Mille needs 64-bit Windows 10 or newer."
LangString TOO_OLD ${LANG_FRENCH} "Mille nécessite Windows 10 ou plus récent, en 64 bits."
LangString TOO_OLD ${LANG_SPANISH} "Mille necesita Windows 10 o posterior, de 64 bits."

Function .onInit
  SetRegView 64
  !insertmacro MULTIUSER_INIT
  !insertmacro MUI_LANGDLL_DISPLAY
  ${Unless} ${AtLeastWin10}
  ${OrUnless} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    Abort
  ${EndUnless}
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; The shell has the rights of the person at the screen, this installer perhaps those of an administrator.
Function RunAsUser
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\mille.exe"'
FunctionEnd

; A program that runs lets nobody write to its file: that is found out before anything is deleted.
!macro REFUSE_IF_RUNNING PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 2
      Abort "$(RUNNING)"
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro REMOVE_PROGRAM
  !insertmacro REFUSE_IF_RUNNING "mille.exe"
  !insertmacro REFUSE_IF_RUNNING "mille-host.exe"
  Delete "$INSTDIR\mille.exe"
  Delete "$INSTDIR\mille-host.exe"
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

!macro OPEN_FIREWALL PROGRAM
  nsExec::Exec 'netsh advfirewall firewall add rule name="Mille" dir=in action=allow profile=private program="$INSTDIR\${PROGRAM}"'
  Pop $0
!macroend

; SHCTX is the registry of all users, or that of one.
Section "Mille"
  ; What an earlier version had and this one does not must not stay.
  !insertmacro REMOVE_PROGRAM
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  File "${ICONS}\mille-record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Mille.lnk" "$INSTDIR\mille.exe"

  WriteRegStr SHCTX "Software\Mille" "Folder" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALLER}" "DisplayName" "Mille"
  WriteRegStr SHCTX "${UNINSTALLER}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALLER}" "DisplayIcon" "$INSTDIR\mille.exe"
  WriteRegStr SHCTX "${UNINSTALLER}" "Publisher" "The Mille authors"
  WriteRegStr SHCTX "${UNINSTALLER}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALLER}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALLER}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${UNINSTALLER}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALLER}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD SHCTX "${UNINSTALLER}" "EstimatedSize" "$0"

  WriteRegStr SHCTX "Software\Classes\.mille" "" "Mille.Match"
  WriteRegStr SHCTX "Software\Classes\.mille" "Content Type" "application/x-mille"
  WriteRegStr SHCTX "Software\Classes\Mille.Match" "" "$(MATCH)"
  WriteRegStr SHCTX "Software\Classes\Mille.Match\DefaultIcon" "" "$INSTDIR\mille-record.ico"
  WriteRegStr SHCTX "Software\Classes\Mille.Match\shell\open\command" "" '"$INSTDIR\mille.exe" "%1"'
  ; The shell is told that kinds of files have changed.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Only an administrator can open the firewall; otherwise Windows asks when a table is hosted
; or a phone used.
Section "Firewall"
  ${If} $MultiUser.InstallMode == "AllUsers"
    !insertmacro CLOSE_FIREWALL
    MessageBox MB_YESNO|MB_ICONQUESTION "$(ASK_FIREWALL)" /SD IDNO IDNO closed
      !insertmacro OPEN_FIREWALL "mille.exe"
      !insertmacro OPEN_FIREWALL "mille-host.exe"
    closed:
  ${EndIf}
SectionEnd

; Settings and matches lie in the user's own folders, and stay.
Section "Uninstall"
  !insertmacro REMOVE_PROGRAM
  ${If} $MultiUser.InstallMode == "AllUsers"
    !insertmacro CLOSE_FIREWALL
  ${EndIf}
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Mille.lnk"
  DeleteRegKey SHCTX "Software\Classes\Mille.Match"
  DeleteRegKey SHCTX "Software\Classes\.mille"
  DeleteRegKey SHCTX "${UNINSTALLER}"
  DeleteRegKey SHCTX "Software\Mille"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

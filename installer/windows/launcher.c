/* Starts one of the two programs with the Python in the folder _internal.
   PROGRAM is the name of its compiled entry point. */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

/* A program with windows has no console: what --help prints goes to the one it was started from. */
static void use_console_of_caller(void)
{
    HANDLE console;

    if (GetStdHandle(STD_OUTPUT_HANDLE) != NULL || !AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    console = CreateFileW(L"CONOUT$", GENERIC_READ | GENERIC_WRITE,
                          FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL);
    SetStdHandle(STD_OUTPUT_HANDLE, console);
    SetStdHandle(STD_ERROR_HANDLE, console);
}

int main(void)
{
    static wchar_t library[32768], script[32768];
    int (*run_python)(int, wchar_t **);
    wchar_t **words, **given;
    int count, number;
    HMODULE python;

    given = CommandLineToArgvW(GetCommandLineW(), &count);
    /* Without options it was started from the menu, and does not end with somebody's console. */
    if (count > 1)
        use_console_of_caller();
    GetModuleFileNameW(NULL, library, 32000);
    *wcsrchr(library, L'\\') = 0;
    wcscpy(script, library);
    wcscat(library, L"\\_internal\\" PYTHON);
    wcscat(script, L"\\_internal\\entry\\" PROGRAM L".pyc");
    python = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    run_python = python ? (void *)GetProcAddress(python, "Py_Main") : NULL;
    words = calloc(count + 5, sizeof *words);
    if (run_python == NULL || words == NULL) {
        MessageBoxW(NULL, library, L"Mille: this file is missing or damaged", MB_ICONERROR);
        return 1;
    }
    words[0] = given[0];
    words[1] = L"-I";
    words[2] = L"-X";
    words[3] = L"utf8";
    words[4] = script;
    for (number = 1; number < count; number++)
        words[number + 4] = given[number];
    return run_python(count + 4, words);
}

/* A stand-in for icuuc.dll of Windows 10, for Wine, which lacks it: no converter is supported
   (U_UNSUPPORTED_ERROR is 16), so that Qt uses its own. It is part of no package.
   Qt6Core.dll imports these functions; what they get and return matters little. */
#define EXPORT __declspec(dllexport)
#define UNSUPPORTED 16

#define FAILS(name) \
    EXPORT void *name(const void *a, int *error) { (void)a; if (error) *error = UNSUPPORTED; return 0; }
#define NOTHING(name) EXPORT void *name(void) { return 0; }

FAILS(ucnv_open)
FAILS(ucnv_getName)
EXPORT const char *ucnv_getStandardName(const char *a, const char *b, int *error)
{
    (void)a, (void)b;
    *error = UNSUPPORTED;
    return 0;
}
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_countAvailable)

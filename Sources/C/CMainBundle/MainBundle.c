// Gives a process that draws the user's views the user's bundle: `Bundle.main` finds the files of the folder
// that is drawn, as it would in the app.
//
// Foundation asks where the program lies (`_CFProcessPath` in CFPlatform.c) and takes the folder around it for
// the main bundle. The call goes to the symbol of that name that the loader finds first: the program's. The
// definition is weak: in a program that links Foundation statically Foundation's own wins, and the linker hands the
// calls on to another one (`--wrap`).
#define _GNU_SOURCE
#include "CMainBundle.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

static char *path_of_bundle;

void quadrant_use_main_bundle(const char *executable) { path_of_bundle = strdup(executable); }

__attribute__((weak, used, visibility("default"))) const char *_CFProcessPath(void) {
    typedef const char *(*Getter)(void);
    if (path_of_bundle != NULL) return path_of_bundle;
    Getter original = (Getter)dlsym(RTLD_NEXT, "_CFProcessPath");
    return original == NULL ? NULL : original();
}

// Those that the linker knows by `--wrap=_CFProcessPath`; elsewhere nobody calls the one, and the other is not there.
__attribute__((weak)) const char *__real__CFProcessPath(void);

__attribute__((used, visibility("hidden"))) const char *__wrap__CFProcessPath(void) {
    if (path_of_bundle != NULL) return path_of_bundle;
    return __real__CFProcessPath == NULL ? NULL : __real__CFProcessPath();
}

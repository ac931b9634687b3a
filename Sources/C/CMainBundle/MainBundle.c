// Gives a process that draws the user's views the user's bundle: `Bundle.main` finds the files of the folder
// that is drawn, as it would in the app.
//
// Foundation asks where the program lies (`_CFProcessPath` in CFPlatform.c) and takes the folder around it for
// the main bundle. The call goes to the symbol of that name that the loader finds first: the program's. The
// definition is weak: in a program that links Foundation statically Foundation's own wins, and nothing follows.
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

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// The folder of the thread of a path such as `/proc/4711/stat`, as one of this process; 0 for any other path.
static int own_thread_path(const char *path, char *own, size_t size) {
    static const char head[] = "/proc/";
    if (strncmp(path, head, sizeof head - 1) != 0) return 0;
    const char *number = path + sizeof head - 1;
    size_t digits = strspn(number, "0123456789");
    if (digits == 0 || digits > 10 || strcmp(number + digits, "/stat") != 0) return 0;
    return snprintf(own, size, "/proc/self/task/%s", number) < (int)size;
}

// Takes the place of the C library's `open` in the whole program. libdispatch looks now and then whether its threads run, in
// `/proc/THREAD/stat`, and ends the process where that cannot be read (`_dispatch_workq_monitor_pools`). A confined process may
// read of `/proc` what is its own, which is found by another path there: that one is tried where the first is refused.
int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    int file = openat(AT_FDCWD, path, flags, mode);
    char own[64];
    if (file >= 0 || errno != EACCES || !own_thread_path(path, own, sizeof own)) return file;
    file = openat(AT_FDCWD, own, flags, mode);
    if (file < 0) errno = EACCES;
    return file;
}

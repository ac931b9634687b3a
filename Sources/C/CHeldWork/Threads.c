// Which threads of this process have something to do, by what the system says of each. A picture of a command asks several
// times: no objects are made for it.
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/single_threaded.h>
#include <unistd.h>

#include "CHeldWork.h"

int32_t quadrant_thread(void) { return gettid(); }

bool quadrant_thread_is_at_work(int32_t thread) {
    // `12 (name) S 1 …`; the name may hold anything, and has at most 64 bytes.
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) return false;
    text[length] = 0;
    const char *state = strrchr(text, ')');
    if (state == NULL) return false;
    state += 1 + strspn(state + 1, " ");
    return *state == 'R' || *state == 'D';
}

bool quadrant_other_threads_are_at_work(void) {
    // A process that draws rows of data has mostly this thread alone.
    if (__libc_single_threaded) return false;
    DIR *folder = opendir("/proc/self/task");
    if (folder == NULL) return false;
    int32_t own = gettid();
    bool are = false;
    for (struct dirent *entry; !are && (entry = readdir(folder)) != NULL;) {
        int32_t thread = atoi(entry->d_name);
        are = thread > 0 && thread != own && quadrant_thread_is_at_work(thread);
    }
    closedir(folder);
    return are;
}

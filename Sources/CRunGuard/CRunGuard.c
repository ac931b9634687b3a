#define _GNU_SOURCE
#include "CRunGuard.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// After `fork` in what may have threads nothing may be used but system calls: no memory is taken here.

typedef struct {
    uint64_t inode;
    int64_t next;
    uint16_t length;
    uint8_t kind;
    char name[];
} Entry;

// Whether the environment of a process has the mark in it.
static bool has_mark(int processes, const char *process, const char *mark, size_t length) {
    char path[40], text[8192];
    if (strlen(process) > 20) return false;
    strcpy(path, process);
    strcat(path, "/environ");
    int file = openat(processes, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    bool found = false;
    // What is kept of the block before: a mark may lie across the edge.
    size_t kept = 0;
    ssize_t count;
    while (!found && (count = read(file, text + kept, sizeof text - kept)) > 0) {
        size_t whole = kept + (size_t)count;
        found = memmem(text, whole, mark, length) != NULL;
        kept = whole < length ? whole : length;
        memmove(text, text + whole - kept, kept);
    }
    close(file);
    return found;
}

static bool end_marked(const char *mark) {
    int processes = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (processes < 0) return false;
    _Alignas(Entry) char buffer[8192];
    size_t length = strlen(mark);
    bool any = false;
    long count;
    while ((count = syscall(SYS_getdents64, processes, buffer, sizeof buffer)) > 0) {
        for (long place = 0; place < count;) {
            Entry *entry = (Entry *)(buffer + place);
            place += entry->length;
            pid_t process = (pid_t)atol(entry->name);
            if (process <= 0 || process == getpid()) continue;
            if (!has_mark(processes, entry->name, mark, length)) continue;
            any = true;
            kill(process, SIGKILL);
        }
    }
    close(processes);
    return any;
}

static int descriptor_of(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

pid_t quadrant_guard_run(pid_t tool, const char *mark) {
    int ends[2] = {descriptor_of(tool), descriptor_of(getpid())};
    bool is_possible = ends[0] >= 0 && ends[1] >= 0 && ends[0] > 2 && ends[1] > 2;
    pid_t guard = is_possible ? fork() : -1;
    if (guard == 0) {
        setsid();
        // Whoever reads what is written here must not wait for this process.
        for (int file = 0; file < 3; file++) close(file);
        int low = ends[0] < ends[1] ? ends[0] : ends[1], high = ends[0] ^ ends[1] ^ low;
        if (low > 3) syscall(SYS_close_range, 3, low - 1, 0);
        if (high > low + 1) syscall(SYS_close_range, low + 1, high - 1, 0);
        syscall(SYS_close_range, high + 1, ~0u, 0);
        struct pollfd waited[2] = {{ends[0], POLLIN, 0}, {ends[1], POLLIN, 0}};
        while (poll(waited, 2, -1) < 0) {}
        // The kernel ends the caller while the tool is still ending.
        if (!(waited[0].revents & POLLIN)) poll(waited, 1, 100);
        if (waited[0].revents & POLLIN) {
            // Whoever is not found yet may start another one, which is found the next time.
            for (int round = 0; round < 100 && end_marked(mark); round++) usleep(1000);
        }
        _exit(0);
    }
    for (int end = 0; end < 2; end++) {
        if (ends[end] >= 0) close(ends[end]);
    }
    return guard;
}

// The same file under a high number, which the program does not get.
static int moved(int file) { return fcntl(file, F_DUPFD_CLOEXEC, 10); }

// What the child does between `vfork` and its program: system calls only, as it has the memory of the caller.
static int become(const QuadrantProgram *program, pid_t parent) {
    if (program->ownsGroup && setpgid(0, 0) != 0) return errno;
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
    // The parent may have ended before that.
    if (getppid() != parent) return ESRCH;
    // Any of them may be one of those that it is to become: one of 0 to 2 may be closed in the parent.
    int input = moved(open("/dev/null", O_RDONLY | O_CLOEXEC));
    int output = moved(program->output), errors = moved(program->errors);
    int passed = program->passed < 0 ? -1 : moved(program->passed);
    if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return errno;
    if (program->passed >= 0 && dup2(passed, 3) < 0) return errno;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(program->path, program->arguments, program->environment);
    return errno;
}

int quadrant_start(const QuadrantProgram *program, pid_t *child) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t parent = getpid();
    volatile int failure = 0;
    pid_t made = vfork();
    if (made == 0) {
        failure = become(program, parent);
        _exit(127);
    }
    if (made < 0) failure = errno;
    if (made > 0 && failure != 0) {
        while (waitpid(made, NULL, 0) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    *child = made;
    return failure;
}

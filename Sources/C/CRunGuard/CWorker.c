#define _GNU_SOURCE
#include "CWorker.h"

#include <dirent.h>
#include <errno.h>
#include <link.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void quadrant_outlive_parent(void) { prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0); }

typedef struct {
    uint32_t before, now;
} ThreadNumbers;

// Corrects the number of this thread where a library of Swift's has kept it in its storage for threads.
//
// The locks of the Swift runtime (`swift_once`, `Mutex`) hold the number of the thread that has them, which each thread keeps after the first
// use: in a copy of a process that is the number of the original's thread. Where two threads of the copy meet at such a lock, the
// kernel finds that it belongs to neither, and both wait for ever.
static void correct_main_queue(const struct dl_phdr_info *program, const ThreadNumbers *change);

static int correct_thread_number(struct dl_phdr_info *library, size_t size, void *numbers) {
    const ThreadNumbers *change = numbers;
    const char *name = library->dlpi_name;
    // The program itself may have the runtime in it.
    int is_swift = name[0] == 0 || strstr(name, "/libswift") || strstr(name, "/libQuadrant") || strstr(name, "/libFoundation");
    if (!is_swift || size < sizeof *library || !library->dlpi_tls_data) return 0;
    for (int part = 0; part < library->dlpi_phnum; part++) {
        if (library->dlpi_phdr[part].p_type != PT_TLS) continue;
        uint32_t *words = library->dlpi_tls_data;
        for (size_t word = 0; word < library->dlpi_phdr[part].p_memsz / sizeof *words; word++)
            if (words[word] == change->before) words[word] = change->now;
    }
    if (name[0] == 0) correct_main_queue(library, change);
    return 0;
}

extern uint32_t _dispatch_main_q[] __attribute__((weak));

// Where Dispatch is part of the program, what it keeps for this thread has become the new number with all else: its main queue, which
// belongs to the first thread from the beginning, has to be that of the same thread. A Dispatch of its own keeps the old number in both.
static void correct_main_queue(const struct dl_phdr_info *program, const ThreadNumbers *change) {
    enum { WORDS = 32, NUMBER = 0x3fffffff };
    uintptr_t queue = (uintptr_t)_dispatch_main_q;
    for (int part = 0; part < program->dlpi_phnum; part++) {
        const ElfW(Phdr) *header = &program->dlpi_phdr[part];
        uintptr_t start = program->dlpi_addr + header->p_vaddr;
        if (header->p_type != PT_LOAD || queue < start || queue >= start + header->p_memsz) continue;
        for (int word = 0; word < WORDS; word++)
            if ((_dispatch_main_q[word] & NUMBER) == change->before)
                _dispatch_main_q[word] = (_dispatch_main_q[word] & ~NUMBER) | change->now;
    }
}

pid_t quadrant_fork(void) {
    pid_t parent = getpid();
    ThreadNumbers numbers = {.before = (uint32_t)syscall(SYS_gettid)};
    pid_t made = fork();
    // In both: whoever comes second finds it done.
    if (made > 0) setpgid(made, made);
    if (made != 0) return made;
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    // The parent may have ended before that.
    if (getppid() != parent) _exit(127);
    numbers.now = (uint32_t)syscall(SYS_gettid);
    dl_iterate_phdr(correct_thread_number, &numbers);
    signal(SIGCHLD, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    return 0;
}

void quadrant_print_by_lines(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
}

void quadrant_close_above(int last) {
    if (syscall(SYS_close_range, last + 1, ~0u, 0) == 0) return;
    // Before Linux 5.9.
    for (long file = sysconf(_SC_OPEN_MAX) - 1; file > last; file--) close((int)file);
}

int quadrant_thread_count(void) {
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return 0;
    int count = 0;
    for (struct dirent *entry; (entry = readdir(threads));) count += entry->d_name[0] != '.';
    closedir(threads);
    return count;
}

static void wake(int signal) { (void)signal; }

void quadrant_watch_children(void) {
    struct sigaction action = {.sa_handler = wake};
    sigaction(SIGCHLD, &action, NULL);
    sigset_t held;
    sigemptyset(&held);
    sigaddset(&held, SIGCHLD);
    sigprocmask(SIG_BLOCK, &held, NULL);
}

bool quadrant_wait(int socket, int milliseconds) {
    struct pollfd asked = {socket, POLLIN, 0};
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    sigset_t none;
    sigemptyset(&none);
    // The signal comes in here alone: a child that ended before is told of now.
    return ppoll(&asked, 1, milliseconds < 0 ? NULL : &time, &none) > 0;
}

enum { MOST_FILES = 3 };

typedef union {
    struct cmsghdr header;
    char room[CMSG_SPACE(MOST_FILES * sizeof(int))];
} Files;

ssize_t quadrant_send(int socket, const void *bytes, size_t count, const int *files, int fileCount) {
    struct iovec part = {(void *)bytes, count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    Files control;
    memset(&control, 0, sizeof control);
    if (fileCount > MOST_FILES) return errno = EINVAL, -1;
    if (fileCount > 0) {
        message.msg_control = &control;
        message.msg_controllen = CMSG_SPACE(fileCount * sizeof(int));
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(fileCount * sizeof(int));
        memcpy(CMSG_DATA(header), files, fileCount * sizeof(int));
    }
    return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

ssize_t quadrant_receive(int socket, void *bytes, size_t count, int files[MOST_FILES]) {
    struct iovec part = {bytes, count};
    Files control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    for (int index = 0; index < MOST_FILES; index++) files[index] = -1;
    ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (received < 0) return received;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
        size_t bytesOfFiles = header->cmsg_len - CMSG_LEN(0);
        const size_t most = MOST_FILES * sizeof(int);
        memcpy(files, CMSG_DATA(header), bytesOfFiles < most ? bytesOfFiles : most);
    }
    return received;
}

bool quadrant_overwrite_variable(const char *name, const char *value, size_t room) {
    char *place = getenv(name);
    size_t length = strlen(value);
    if (!place || length > room) return false;
    memset(place, 0, room);
    memcpy(place, value, length);
    return true;
}

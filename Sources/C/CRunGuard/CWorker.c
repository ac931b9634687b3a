#define _GNU_SOURCE
#include "CWorker.h"

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void quadrant_outlive_parent(void) { prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0); }

pid_t quadrant_fork(void) {
    pid_t parent = getpid();
    pid_t made = fork();
    // In both: whoever comes second finds it done.
    if (made > 0) setpgid(made, made);
    if (made != 0) return made;
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    // The parent may have ended before that.
    if (getppid() != parent) _exit(127);
    signal(SIGCHLD, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    return 0;
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

enum { MOST_FILES = 2 };

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

ssize_t quadrant_receive(int socket, void *bytes, size_t count, int files[2]) {
    struct iovec part = {bytes, count};
    Files control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    files[0] = files[1] = -1;
    ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (received < 0) return received;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
        size_t bytesOfFiles = header->cmsg_len - CMSG_LEN(0);
        memcpy(files, CMSG_DATA(header), bytesOfFiles < 2 * sizeof(int) ? bytesOfFiles : 2 * sizeof(int));
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

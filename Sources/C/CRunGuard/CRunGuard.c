#define _GNU_SOURCE
#include "CRunGuard.h"

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <errno.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The same file under a high number, which the program does not get.
static int moved(int file) { return fcntl(file, F_DUPFD_CLOEXEC, 10); }

// What the child does between `vfork` and its program: system calls only, as it has the memory of the caller.
static int become(const QuadrantProgram *program, pid_t parent) {
    if (program->ownsGroup && setpgid(0, 0) != 0) return errno;
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
    // The parent may have ended before that.
    if (getppid() != parent) return ESRCH;
    // Any of them may be one of those that it is to become: one of 0 to 2 may be closed in the parent.
    int input = moved(program->readsOurInput ? 0 : open("/dev/null", O_RDONLY | O_CLOEXEC));
    int output = moved(program->output), errors = moved(program->errors);
    int passed = program->passed < 0 ? -1 : moved(program->passed);
    int rules = program->rules < 0 ? -1 : moved(program->rules);
    if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) return errno;
    if (program->passed >= 0 && dup2(passed, 3) < 0) return errno;
    if (program->rules >= 0) {
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
        if (syscall(446 /* landlock_restrict_self */, rules, 0) != 0) return errno;
    }
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

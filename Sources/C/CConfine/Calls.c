#define _GNU_SOURCE
#include "Confining.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

// Calls that reach nothing but the process itself, its open files, and files as far as Landlock lets them. Whatever is in no table
// answers that the system has no such call (ENOSYS): the C library has another way then, and new calls of new kernels are closed.
static const int open_calls[] = {
    // Reading, writing, files.
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(readv), SCMP_SYS(writev), SCMP_SYS(pread64), SCMP_SYS(pwrite64),
    SCMP_SYS(preadv), SCMP_SYS(pwritev), SCMP_SYS(preadv2), SCMP_SYS(pwritev2), SCMP_SYS(lseek), SCMP_SYS(close),
    SCMP_SYS(close_range), SCMP_SYS(dup), SCMP_SYS(dup2), SCMP_SYS(dup3), SCMP_SYS(pipe), SCMP_SYS(pipe2),
    SCMP_SYS(sendfile), SCMP_SYS(copy_file_range), SCMP_SYS(fsync), SCMP_SYS(fdatasync), SCMP_SYS(ftruncate),
    SCMP_SYS(fallocate), SCMP_SYS(fadvise64), SCMP_SYS(flock), SCMP_SYS(stat), SCMP_SYS(fstat), SCMP_SYS(lstat),
    SCMP_SYS(newfstatat), SCMP_SYS(statx), SCMP_SYS(statfs), SCMP_SYS(fstatfs), SCMP_SYS(access),
    SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getdents64),
    SCMP_SYS(getcwd), SCMP_SYS(chdir), SCMP_SYS(fchdir), SCMP_SYS(umask), SCMP_SYS(creat), SCMP_SYS(mkdir),
    SCMP_SYS(mkdirat), SCMP_SYS(rmdir), SCMP_SYS(unlink), SCMP_SYS(unlinkat), SCMP_SYS(rename),
    SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(link), SCMP_SYS(linkat), SCMP_SYS(symlink),
    SCMP_SYS(symlinkat), SCMP_SYS(fgetxattr), SCMP_SYS(flistxattr),
    // Waiting.
    SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(select), SCMP_SYS(pselect6), SCMP_SYS(epoll_create),
    SCMP_SYS(epoll_create1), SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_wait), SCMP_SYS(epoll_pwait), SCMP_SYS(eventfd),
    SCMP_SYS(eventfd2), SCMP_SYS(signalfd), SCMP_SYS(signalfd4), SCMP_SYS(timerfd_create),
    SCMP_SYS(timerfd_settime), SCMP_SYS(timerfd_gettime), SCMP_SYS(futex), SCMP_SYS(nanosleep),
    SCMP_SYS(clock_nanosleep), SCMP_SYS(pause), SCMP_SYS(alarm), SCMP_SYS(getitimer), SCMP_SYS(setitimer),
    SCMP_SYS(timer_create), SCMP_SYS(timer_settime), SCMP_SYS(timer_gettime), SCMP_SYS(timer_getoverrun),
    SCMP_SYS(timer_delete), SCMP_SYS(sched_yield), SCMP_SYS(wait4), SCMP_SYS(waitid),
    // Memory.
    SCMP_SYS(brk), SCMP_SYS(munmap), SCMP_SYS(mprotect), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(msync),
    SCMP_SYS(mincore), SCMP_SYS(mlock), SCMP_SYS(munlock), SCMP_SYS(membarrier),
    // The process and its threads.
    SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(arch_prctl), SCMP_SYS(set_tid_address),
    SCMP_SYS(set_robust_list), SCMP_SYS(get_robust_list), SCMP_SYS(rseq), SCMP_SYS(restart_syscall),
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigpending),
    SCMP_SYS(rt_sigtimedwait), SCMP_SYS(rt_sigsuspend), SCMP_SYS(sigaltstack), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler), SCMP_SYS(sched_get_priority_max),
    SCMP_SYS(sched_get_priority_min), SCMP_SYS(getpriority), SCMP_SYS(getcpu), SCMP_SYS(getrlimit),
    SCMP_SYS(getrusage), SCMP_SYS(times), SCMP_SYS(sysinfo), SCMP_SYS(uname), SCMP_SYS(getpid),
    SCMP_SYS(getppid), SCMP_SYS(gettid), SCMP_SYS(getpgid), SCMP_SYS(getpgrp), SCMP_SYS(getsid), SCMP_SYS(getuid),
    SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getgroups), SCMP_SYS(getresuid),
    SCMP_SYS(getresgid), SCMP_SYS(capget), SCMP_SYS(getrandom), SCMP_SYS(time), SCMP_SYS(gettimeofday),
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres),
};

// Calls that programs make and know to be refused, with the reason: not permitted (EPERM).
static const int closed_calls[] = {
    // Programs.
    SCMP_SYS(execve), SCMP_SYS(execveat), SCMP_SYS(fork), SCMP_SYS(vfork),
    // Sockets of every family.
    SCMP_SYS(socket), SCMP_SYS(socketpair), SCMP_SYS(connect), SCMP_SYS(bind), SCMP_SYS(listen),
    SCMP_SYS(accept), SCMP_SYS(accept4), SCMP_SYS(sendto), SCMP_SYS(recvfrom), SCMP_SYS(sendmsg),
    SCMP_SYS(recvmsg), SCMP_SYS(sendmmsg), SCMP_SYS(recvmmsg),
    // What Landlock does not hold of files: rights, owners, times, extra attributes, devices.
    SCMP_SYS(chmod), SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(fchown), SCMP_SYS(lchown),
    SCMP_SYS(fchownat), SCMP_SYS(utime), SCMP_SYS(utimes), SCMP_SYS(futimesat), SCMP_SYS(utimensat),
    SCMP_SYS(setxattr), SCMP_SYS(lsetxattr), SCMP_SYS(fsetxattr), SCMP_SYS(removexattr), SCMP_SYS(lremovexattr),
    SCMP_SYS(fremovexattr), SCMP_SYS(mknod), SCMP_SYS(mknodat), SCMP_SYS(name_to_handle_at),
    SCMP_SYS(open_by_handle_at), SCMP_SYS(sync), SCMP_SYS(syncfs), SCMP_SYS(quotactl), SCMP_SYS(chroot),
    // Other processes.
    SCMP_SYS(tkill), SCMP_SYS(pidfd_open), SCMP_SYS(pidfd_send_signal), SCMP_SYS(pidfd_getfd), SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev), SCMP_SYS(process_madvise), SCMP_SYS(kcmp),
    SCMP_SYS(setrlimit), SCMP_SYS(setpgid), SCMP_SYS(setsid), SCMP_SYS(sched_setaffinity),
    SCMP_SYS(sched_setscheduler), SCMP_SYS(sched_setparam), SCMP_SYS(sched_setattr), SCMP_SYS(ioprio_set),
    // Memory and messages that others share.
    SCMP_SYS(memfd_create), SCMP_SYS(shmget), SCMP_SYS(shmat), SCMP_SYS(shmctl), SCMP_SYS(msgget),
    SCMP_SYS(semget), SCMP_SYS(mq_open),
    // What has a door of its own into the kernel.
    SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter), SCMP_SYS(io_uring_register), SCMP_SYS(io_setup),
    SCMP_SYS(io_submit), SCMP_SYS(bpf), SCMP_SYS(perf_event_open), SCMP_SYS(userfaultfd), SCMP_SYS(keyctl),
    SCMP_SYS(add_key), SCMP_SYS(request_key), SCMP_SYS(inotify_init), SCMP_SYS(inotify_init1),
    SCMP_SYS(fanotify_init), SCMP_SYS(personality), SCMP_SYS(modify_ldt), SCMP_SYS(ioperm), SCMP_SYS(iopl),
    // Namespaces, users, the machine.
    SCMP_SYS(unshare), SCMP_SYS(setns), SCMP_SYS(mount), SCMP_SYS(umount2), SCMP_SYS(pivot_root),
    SCMP_SYS(setuid), SCMP_SYS(setgid), SCMP_SYS(setreuid), SCMP_SYS(setregid), SCMP_SYS(setresuid),
    SCMP_SYS(setresgid), SCMP_SYS(setfsuid), SCMP_SYS(setfsgid), SCMP_SYS(setgroups), SCMP_SYS(capset),
    SCMP_SYS(settimeofday), SCMP_SYS(clock_settime), SCMP_SYS(clock_adjtime), SCMP_SYS(adjtimex),
    SCMP_SYS(sethostname), SCMP_SYS(setdomainname), SCMP_SYS(syslog), SCMP_SYS(acct), SCMP_SYS(swapon),
    SCMP_SYS(swapoff), SCMP_SYS(reboot), SCMP_SYS(init_module), SCMP_SYS(finit_module), SCMP_SYS(delete_module),
    SCMP_SYS(kexec_load),
};

// Of a call of many uses, one that is open: the value of an argument.
typedef struct {
    int call;
    unsigned argument;
    uint64_t value;
} Use;

static const Use open_uses[] = {
    {SCMP_SYS(prctl), 0, PR_SET_NAME}, {SCMP_SYS(prctl), 0, PR_GET_NAME},
    {SCMP_SYS(prctl), 0, 0x53564d41},  // PR_SET_VMA: names of memory
    {SCMP_SYS(fcntl), 1, F_DUPFD}, {SCMP_SYS(fcntl), 1, F_DUPFD_CLOEXEC}, {SCMP_SYS(fcntl), 1, F_GETFD},
    {SCMP_SYS(fcntl), 1, F_SETFD}, {SCMP_SYS(fcntl), 1, F_GETFL}, {SCMP_SYS(fcntl), 1, F_SETFL},
    {SCMP_SYS(fcntl), 1, F_GETLK}, {SCMP_SYS(fcntl), 1, F_SETLK}, {SCMP_SYS(fcntl), 1, F_SETLKW},
    {SCMP_SYS(fcntl), 1, F_OFD_GETLK}, {SCMP_SYS(fcntl), 1, F_OFD_SETLK}, {SCMP_SYS(fcntl), 1, F_OFD_SETLKW},
    {SCMP_SYS(fcntl), 1, F_GETPIPE_SZ},
    {SCMP_SYS(ioctl), 1, 0x5401},  // TCGETS, by which the C library asks whether a file is a terminal
    {SCMP_SYS(ioctl), 1, FIONREAD}, {SCMP_SYS(ioctl), 1, FIONBIO}, {SCMP_SYS(ioctl), 1, FIOCLEX},
    // Asking for limits, and not setting them.
    {SCMP_SYS(prlimit64), 2, 0},
};

// Signals go to the process itself.
static const int signal_calls[] = {
    SCMP_SYS(kill), SCMP_SYS(tgkill), SCMP_SYS(rt_sigqueueinfo), SCMP_SYS(rt_tgsigqueueinfo),
};

// Extra attributes by a path, which Landlock does not hold: no file system here has any (EOPNOTSUPP). Those of open files are read.
static const int attribute_calls[] = {
    SCMP_SYS(getxattr), SCMP_SYS(lgetxattr), SCMP_SYS(listxattr), SCMP_SYS(llistxattr),
};

#define REFUSED SCMP_ACT_ERRNO(EPERM)

static int add_lists(scmp_filter_ctx filter) {
    int failure = 0;
    for (size_t index = 0; index < sizeof open_calls / sizeof *open_calls && !failure; index++) {
        failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, open_calls[index], 0);
    }
    for (size_t index = 0; index < sizeof closed_calls / sizeof *closed_calls && !failure; index++) {
        failure = seccomp_rule_add(filter, REFUSED, closed_calls[index], 0);
    }
    for (size_t index = 0; index < sizeof attribute_calls / sizeof *attribute_calls && !failure; index++) {
        failure = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EOPNOTSUPP), attribute_calls[index], 0);
    }
    for (size_t index = 0; index < sizeof open_uses / sizeof *open_uses && !failure; index++) {
        const Use *use = &open_uses[index];
        struct scmp_arg_cmp is = SCMP_CMP(use->argument, SCMP_CMP_EQ, use->value);
        failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, use->call, 1, is);
    }
    for (size_t index = 0; index < sizeof signal_calls / sizeof *signal_calls && !failure; index++) {
        uint64_t own = (uint64_t)getpid();
        failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, signal_calls[index], 1, SCMP_A0(SCMP_CMP_EQ, own));
        if (failure) break;
        failure = seccomp_rule_add(filter, REFUSED, signal_calls[index], 1, SCMP_A0(SCMP_CMP_NE, own));
    }
    return failure;
}

// A rule for those bits of an argument that a mask has.
static int add_masked(
    scmp_filter_ctx filter, uint32_t action, int call, unsigned argument, uint64_t mask, uint64_t value) {
    struct scmp_arg_cmp is = SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, mask, value);
    return seccomp_rule_add(filter, action, call, 1, is);
}

// Opening files. Landlock of the first versions does not hold the shortening of files that may be read.
static int add_opening(scmp_filter_ctx filter) {
    if (quadrant_landlock_version() >= 3) {
        int failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(truncate), 0);
        if (!failure) failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 0);
        return failure ? failure : seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 0);
    }
    int failure = seccomp_rule_add(filter, REFUSED, SCMP_SYS(truncate), 0);
    const struct { int call; unsigned flags; } calls[] = {{SCMP_SYS(open), 1}, {SCMP_SYS(openat), 2}};
    const uint64_t both = O_TRUNC | O_ACCMODE;
    for (size_t index = 0; index < 2 && !failure; index++) {
        int call = calls[index].call;
        unsigned flags = calls[index].flags;
        failure = add_masked(filter, SCMP_ACT_ALLOW, call, flags, O_TRUNC, 0);
        if (!failure) failure = add_masked(filter, SCMP_ACT_ALLOW, call, flags, both, O_TRUNC | O_WRONLY);
        if (!failure) failure = add_masked(filter, SCMP_ACT_ALLOW, call, flags, both, O_TRUNC | O_RDWR);
        if (!failure) failure = add_masked(filter, REFUSED, call, flags, both, O_TRUNC | O_RDONLY);
    }
    return failure;
}

static int add_conditions(scmp_filter_ctx filter) {
    // Threads, in the namespaces that the process has. `clone3`, whose arguments no filter sees, is in no table.
    const uint64_t spaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                            CLONE_NEWPID | CLONE_NEWNET;
    int failure = add_masked(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 0, CLONE_THREAD | spaces, CLONE_THREAD);
    if (!failure) failure = add_masked(filter, REFUSED, SCMP_SYS(clone), 0, CLONE_THREAD, 0);
    // Memory that is shared and of no file counts for no limit, nor does what grows as stacks do.
    const uint64_t kinds = MAP_SHARED | MAP_ANONYMOUS, grows = MAP_GROWSDOWN;
    if (!failure) failure = add_masked(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 3, MAP_SHARED | grows, 0);
    if (!failure) failure = add_masked(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 3, kinds | grows, MAP_SHARED);
    if (!failure) failure = add_masked(filter, REFUSED, SCMP_SYS(mmap), 3, kinds, kinds);
    // The priority of the thread that asks; queues set it.
    if (!failure) {
        failure = seccomp_rule_add(
            filter, SCMP_ACT_ALLOW, SCMP_SYS(setpriority), 2, SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A1(SCMP_CMP_EQ, 0));
    }
    // Foundation gives a new file its rights by this; it has those of `open` already. Done for a file that may only be read, it
    // would be a way to change that. So it is said to be done.
    if (!failure) failure = seccomp_rule_add(filter, SCMP_ACT_ERRNO(0), SCMP_SYS(fchmod), 0);
    return failure;
}

int quadrant_hold_calls(void) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
    if (!filter) return ENOMEM;
    // Calls in the way of other processors, such as those of 32 bits.
    int failure = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ERRNO(ENOSYS));
    // As a tree: some two hundred calls are looked up in eight steps.
    if (!failure) failure = seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
    if (!failure) failure = add_lists(filter);
    if (!failure) failure = add_opening(filter);
    if (!failure) failure = add_conditions(filter);
    if (!failure) failure = seccomp_load(filter);
    seccomp_release(filter);
    return -failure;
}

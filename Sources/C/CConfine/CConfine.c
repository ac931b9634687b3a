#define _GNU_SOURCE
#include "CConfine.h"
#include "Confining.h"

#include <dirent.h>
#include <errno.h>
#include <seccomp.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

const char *quadrant_missing_confinement(void) {
    if (quadrant_landlock_version() < 1) return "Landlock";
    uint32_t action = SCMP_ACT_ERRNO(0) & 0xffff0000U;
    if (syscall(SYS_seccomp, 2 /* SECCOMP_GET_ACTION_AVAIL */, 0, &action) != 0) return "seccomp";
    return NULL;
}

// Landlock holds the calling thread alone, and those that it makes.
static bool has_other_threads(void) {
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return true;
    int count = 0;
    for (struct dirent *entry; (entry = readdir(threads));) count += entry->d_name[0] != '.';
    closedir(threads);
    return count != 1;
}

static int limit(int resource, uint64_t most) {
    struct rlimit before;
    if (getrlimit(resource, &before) != 0) return errno;
    rlim_t least = before.rlim_max < most ? before.rlim_max : most;
    struct rlimit after = {least, least};
    return setrlimit(resource, &after) == 0 ? 0 : errno;
}

static int hold_limits(const QuadrantConfinement *confinement) {
    struct rlimit data;
    if (getrlimit(RLIMIT_DATA, &data) != 0) return errno;
    // Tables of pages are of no other kind of memory, and grow with what is mapped: stacks of threads, pictures, libraries.
    const uint64_t mapped = (uint64_t)64 << 30;
    const uint64_t space = data.rlim_cur > UINT64_MAX - mapped ? data.rlim_cur : data.rlim_cur + mapped;
    const struct { int resource; uint64_t most; } limits[] = {
        {RLIMIT_AS, space}, {RLIMIT_DATA, data.rlim_cur}, {RLIMIT_FSIZE, confinement->fileSize},
        {RLIMIT_NOFILE, confinement->openFiles}, {RLIMIT_CPU, confinement->seconds},
        {RLIMIT_NPROC, confinement->threads}, {RLIMIT_CORE, 0}, {RLIMIT_MSGQUEUE, 0}, {RLIMIT_MEMLOCK, 0},
    };
    for (size_t index = 0; index < sizeof limits / sizeof *limits; index++) {
        int failure = limit(limits[index].resource, limits[index].most);
        if (failure) return failure;
    }
    // Who writes beyond the limit gets an error, and does not end.
    signal(SIGXFSZ, SIG_IGN);
    return 0;
}

// Root may pass over what others may not. Of that only reading is left: files of others are drawn too.
static int drop_rights(void) {
    struct { uint32_t version; int process; } header = {0x20080522, 0};
    struct { uint32_t effective, permitted, inheritable; } rights[2] = {0};
    if (syscall(SYS_capget, &header, rights) != 0) return errno;
    for (int half = 0; half < 2; half++) {
        rights[half].permitted &= half == 0 ? 1 << 2 : 0;  // CAP_DAC_READ_SEARCH
        rights[half].effective &= rights[half].permitted;
        rights[half].inheritable = 0;
    }
    for (int right = 0; right < 64; right++) prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
    return syscall(SYS_capset, &header, rights) == 0 ? 0 : errno;
}

int quadrant_confine(const QuadrantConfinement *confinement, const char **step) {
    *step = "threads";
    if (has_other_threads()) return EBUSY;
    *step = "limits";
    int failure = hold_limits(confinement);
    if (failure) return failure;
    *step = "rights";
    failure = drop_rights();
    if (failure) return failure;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    *step = "Landlock";
    failure = quadrant_hold_files(confinement);
    if (failure) return failure;
    *step = "seccomp";
    return quadrant_hold_calls();
}

#define _GNU_SOURCE
#include "Confining.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's numbers, as its header has them; that of Debian 12 knows the first versions only.
enum {
    EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3, REMOVE_DIR = 1 << 4,
    REMOVE_FILE = 1 << 5, MAKE_CHAR = 1 << 6, MAKE_DIR = 1 << 7, MAKE_REG = 1 << 8, MAKE_SOCK = 1 << 9,
    MAKE_FIFO = 1 << 10, MAKE_BLOCK = 1 << 11, MAKE_SYM = 1 << 12,
    REFER = 1 << 13,      // version 2
    TRUNCATE = 1 << 14,   // version 3
    IOCTL_DEV = 1 << 15,  // version 5
};
enum { OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV };

// System calls 444 to 446 on every processor.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };

typedef struct {
    uint64_t files, network, scopes;
} Ruleset;

typedef struct {
    uint64_t access;
    int32_t place;
} __attribute__((packed)) Rule;

int quadrant_landlock_version(void) { return (int)syscall(CREATE_RULESET, NULL, 0, 1); }

// What the kernel of a version can hold.
static uint64_t held(int version) {
    uint64_t all = EXECUTE | WRITE_FILE | READ_FILE | READ_DIR | REMOVE_DIR | REMOVE_FILE | MAKE_CHAR | MAKE_DIR |
                   MAKE_REG | MAKE_SOCK | MAKE_FIFO | MAKE_BLOCK | MAKE_SYM;
    if (version >= 2) all |= REFER;
    if (version >= 3) all |= TRUNCATE;
    if (version >= 5) all |= IOCTL_DEV;
    return all;
}

// Gives what is at a path these rights, as far as it is of a kind that has them. What is not there needs none.
static int allow(int rules, const char *path, uint64_t access) {
    Rule rule = {access, open(path, O_PATH | O_CLOEXEC)};
    if (rule.place < 0) return 0;
    struct stat status;
    int failure = fstat(rule.place, &status) == 0 ? 0 : errno;
    if (failure == 0 && !S_ISDIR(status.st_mode)) rule.access &= OF_FILES;
    if (failure == 0 && rule.access != 0 && syscall(ADD_RULE, rules, 1, &rule, 0) != 0) failure = errno;
    close(rule.place);
    return failure;
}

int quadrant_hold_files(const QuadrantConfinement *confinement) {
    int version = quadrant_landlock_version();
    uint64_t all = held(version);
    Ruleset ruleset = {.files = all};
    // Binding and connecting of TCP; sockets of abstract names, signals. There are no sockets, and seccomp holds signals: twice is safer.
    if (version >= 4) ruleset.network = 3;
    if (version >= 6) ruleset.scopes = 3;
    int rules = (int)syscall(CREATE_RULESET, &ruleset, sizeof ruleset, 0);
    if (rules < 0) return errno;
    int failure = 0;
    for (const char *const *path = confinement->readable; *path && !failure; path++) {
        failure = allow(rules, *path, READ_FILE | READ_DIR);
    }
    for (const char *const *path = confinement->listable; *path && !failure; path++) {
        failure = allow(rules, *path, READ_DIR);
    }
    if (!failure) failure = allow(rules, "/dev/null", all & (READ_FILE | WRITE_FILE | TRUNCATE));
    if (!failure) {
        uint64_t own = READ_FILE | WRITE_FILE | READ_DIR | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | MAKE_SYM |
                       REFER | TRUNCATE;
        failure = allow(rules, confinement->writable, all & own);
    }
    if (!failure && syscall(RESTRICT_SELF, rules, 0) != 0) failure = errno;
    close(rules);
    return failure;
}

int quadrant_reading_rules(const char *const *readable) {
    Ruleset ruleset = {.files = READ_FILE};
    // Those of the first version: the others hold nothing here.
    int rules = (int)syscall(CREATE_RULESET, &ruleset, sizeof ruleset.files, 0);
    if (rules < 0) return -1;
    int failure = 0;
    for (const char *const *path = readable; *path && !failure; path++) failure = allow(rules, *path, READ_FILE);
    if (!failure) return rules;
    close(rules);
    return -1;
}

#pragma once
#include <stdint.h>

/// What a process may reach once it has confined itself, and how much it may take.
typedef struct {
    /// Files, and folders with all that is in them, that may be read; ends with null. What is not there is passed over.
    const char *_Nullable const *_Nonnull readable;
    /// Folders in which names may be listed, below them too, but no file may be read; ends with null.
    const char *_Nullable const *_Nonnull listable;
    /// The folder in which files may be written, made and removed.
    const char *_Nonnull writable;
    /// The most bytes of a file that it writes.
    uint64_t fileSize;
    /// The most files that are open at once.
    uint64_t openFiles;
    /// The most seconds of all its threads together.
    uint64_t seconds;
    /// The most threads of all the user's processes together; nothing holds them if the user is root.
    uint64_t threads;
} QuadrantConfinement;

/// Rules by which a program reads these files, and folders with all that is in them, and no others; ends with null. What is not there
/// is passed over. Nothing but reading is held.
///
/// Returns a descriptor, or -1 where the kernel has no Landlock.
int quadrant_reading_rules(const char *_Nullable const *_Nonnull readable);

/// What the kernel lacks for `quadrant_confine`: a name, or null for nothing.
const char *_Nullable quadrant_missing_confinement(void);

/// Confines the calling process for the rest of its life: Landlock holds files, seccomp holds calls of the system, limits hold
/// what it may take. The limit of memory that is set becomes one that cannot be raised.
///
/// To be called while the process has one thread, and before any code that is not to be trusted. Returns 0, or the error of the
/// system and in `step` what failed; the process may be confined in part then, and has to end.
int quadrant_confine(const QuadrantConfinement *_Nonnull confinement, const char *_Nullable *_Nonnull step);

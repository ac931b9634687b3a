#pragma once

/// A new object of a subclass of NSObject, made by its `init()`, with one reference that the caller owns; `NULL` in a
/// program without Foundation's NSObject.
///
/// \param type The class, as a metatype.
void *_Nullable quadrant_make_object(const void *_Nonnull type);

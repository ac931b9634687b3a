#ifndef CMAINBUNDLE_H
#define CMAINBUNDLE_H

// Makes the folder around `executable`, which need not exist, the main bundle of this process. To be called
// before anything asks for that bundle; the text is copied.
void quadrant_use_main_bundle(const char *executable);

#endif

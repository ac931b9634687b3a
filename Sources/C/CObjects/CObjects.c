// Makes an object of a class that only the running program knows.
//
// `init()` of NSObject is not `required` on Linux, so Swift makes no object of a metatype. The class has the initializer in
// its table all the same, where that of the nearest superclass that declares one stands; a class that can have none
// has one that ends the program and says so. The runtime finds the entry by its descriptor.
#include "CObjects.h"

#include <stddef.h>

extern const char object_class __asm__("$s10Foundation8NSObjectCMn") __attribute__((weak));
extern const char object_init __asm__("$s10Foundation8NSObjectCACycfCTq") __attribute__((weak));
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *description)
    __attribute__((weak));

typedef __attribute__((swiftcall)) void *(*Maker)(__attribute__((swift_context)) const void *type);

void *quadrant_make_object(const void *type) {
    if (!&object_class || !&object_init || !swift_lookUpClassMethod) return NULL;
    Maker make = (Maker)swift_lookUpClassMethod(type, &object_init, &object_class);
    return make == NULL ? NULL : make(type);
}

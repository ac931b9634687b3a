#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
// FreeType's types belong to CFreeType; without this cairo-ft.h would bring them in a second time.
#include "../CFreeType/shim.h"
#include <cairo-ft.h>

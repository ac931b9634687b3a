#define _POSIX_C_SOURCE 199309L
#include "floor.h"

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

enum { LEAF, ROW, COLUMN, SPACER };

typedef struct {
    uint8_t kind, is_centered;
    uint16_t padding;
    int32_t first, next;
    float spacing, fixed_width, fixed_height, w, h, x, y;
} Node;

typedef struct {
    Node *nodes;
    int count;
} Tree;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static int add(Tree *t, int kind, float w, float h) {
    t->nodes[t->count] =
        (Node){.kind = kind, .first = -1, .next = -1, .fixed_width = w, .fixed_height = h};
    return t->count++;
}

static void link_children(Tree *t, int parent, const int *children, int count) {
    t->nodes[parent].first = children[0];
    for (int i = 0; i + 1 < count; i++) t->nodes[children[i]].next = children[i + 1];
}

static int deep(Tree *t, int level, int depth) {
    int c = add(t, level % 2 ? COLUMN : ROW, 0, 0);
    int children[4] = {add(t, LEAF, 10, 10), add(t, LEAF, 12, 8), add(t, LEAF, 8, 12), -1};
    if (level + 1 < depth) children[3] = deep(t, level + 1, depth);
    link_children(t, c, children, level + 1 < depth ? 4 : 3);
    return c;
}

static void wide(Tree *t, int rows) {
    int root = add(t, COLUMN, 800, 0), last = -1;
    for (int i = 0; i < rows; i++) {
        int row = add(t, ROW, -1, 0);
        t->nodes[row].spacing = 8;
        t->nodes[row].is_centered = 1;
        int children[5] = {add(t, LEAF, 20, 20), add(t, LEAF, 120, 16), add(t, LEAF, 80, 16),
                           add(t, SPACER, 0, 0), add(t, LEAF, 60, 24)};
        link_children(t, row, children, 5);
        if (last < 0) t->nodes[root].first = row; else t->nodes[last].next = row;
        last = row;
    }
}

static int balanced(Tree *t, int depth) {
    if (depth == 5) return add(t, LEAF, 4, 4);
    int c = add(t, depth % 2 ? ROW : COLUMN, 0, 0), children[10];
    t->nodes[c].padding = 2;
    for (int i = 0; i < 10; i++) children[i] = balanced(t, depth + 1);
    link_children(t, c, children, 10);
    return c;
}

/// Children come after their parent: from the end to the front every child is known.
static void size_up(Tree *t) {
    Node *N = t->nodes;
    for (int i = t->count - 1; i >= 0; i--) {
        Node *p = N + i;
        if (p->kind == LEAF || p->kind == SPACER) {
            p->w = p->fixed_width;
            p->h = p->fixed_height;
            continue;
        }
        float major = 0, minor = 0;
        int count = 0;
        for (int q = p->first; q >= 0; q = N[q].next, count++) {
            float along = p->kind == ROW ? N[q].w : N[q].h;
            float across = p->kind == ROW ? N[q].h : N[q].w;
            major += along;
            if (across > minor) minor = across;
        }
        if (count > 1) major += p->spacing * (count - 1);
        p->w = (p->kind == ROW ? major : minor) + 2 * p->padding;
        p->h = (p->kind == ROW ? minor : major) + 2 * p->padding;
    }
}

static void place_row(Node *N, Node *p) {
    float used = -p->spacing, x = p->x + p->padding, y = p->y + p->padding;
    int spacer = -1;
    for (int q = p->first; q >= 0; q = N[q].next) {
        used += N[q].w + p->spacing;
        if (N[q].kind == SPACER) spacer = q;
    }
    if (spacer >= 0) N[spacer].w = p->w - 2 * p->padding - (used - N[spacer].w);
    for (int q = p->first; q >= 0; q = N[q].next) {
        N[q].x = x;
        N[q].y = p->is_centered ? y + (p->h - 2 * p->padding - N[q].h) * 0.5f : y;
        x += N[q].w + p->spacing;
    }
}

static void place_down(Tree *t, float width) {
    Node *N = t->nodes;
    N[0].x = N[0].y = 0;
    if (width > 0) N[0].w = width;
    for (int i = 0; i < t->count; i++) {
        Node *p = N + i;
        if (p->first < 0) continue;
        if (p->kind == ROW) {
            place_row(N, p);
            continue;
        }
        float y = p->y + p->padding;
        for (int q = p->first; q >= 0; q = N[q].next) {
            N[q].x = p->x + p->padding;
            N[q].y = y;
            if (N[q].fixed_width < 0) N[q].w = p->w;
            y += N[q].h + p->spacing;
        }
    }
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

floor_result floor_measure(floor_workload workload, int depth, int rounds) {
    Tree tree = {.nodes = malloc(sizeof(Node) * 200000)};
    double *builds = malloc(sizeof(double) * rounds), *layouts = malloc(sizeof(double) * rounds);
    for (int round = 0; round < rounds; round++) {
        double start = now();
        tree.count = 0;
        if (workload == FLOOR_W1) deep(&tree, 0, depth);
        else if (workload == FLOOR_W2) wide(&tree, 10000);
        else balanced(&tree, 0);
        double built = now();
        size_up(&tree);
        place_down(&tree, workload == FLOOR_W2 ? 800 : 0);
        layouts[round] = (now() - built) / tree.count;
        builds[round] = (built - start) / tree.count;
    }
    qsort(builds, rounds, sizeof(double), ascending);
    qsort(layouts, rounds, sizeof(double), ascending);
    floor_result result = {
        .nodes = tree.count, .build = builds[rounds / 2], .layout = layouts[rounds / 2]};
    for (int i = 0; i < tree.count; i++) {
        Node *p = tree.nodes + i;
        result.checksum += p->x + 2.0 * p->y + 3.0 * p->w + 5.0 * p->h;
    }
    free(tree.nodes);
    free(builds);
    free(layouts);
    return result;
}

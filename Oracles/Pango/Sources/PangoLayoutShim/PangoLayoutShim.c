#include "PangoLayoutShim.h"
// The order matters: the second needs the first.
#include <fontconfig/fontconfig.h>

#include <fontconfig/fcfreetype.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>
#include <string.h>

static void unhinted(FcPattern *pattern, gpointer data) {
    (void)data;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
    FcPatternDel(pattern, FC_HINT_STYLE);
    FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
}

/// A configuration that knows the given files and nothing else.
static FcConfig *configuration(const OracleFont *fonts, int32_t count) {
    FcConfig *config = FcConfigCreate();
    for (int32_t i = 0; i < count; i++) {
        int known = 0;
        for (int32_t j = 0; j < i; j++) known |= strcmp(fonts[j].file, fonts[i].file) == 0;
        if (!known) FcConfigAppFontAddFile(config, (const FcChar8 *)fonts[i].file);
    }
    return config;
}

static PangoAttrList *attributes(
    const OracleFont *fonts, int32_t count, const char *language, double size, int hyphens) {
    PangoAttrList *list = pango_attr_list_new();
    for (int32_t i = 0; i < count; i++) {
        int faces = 0;
        FcPattern *pattern = FcFreeTypeQuery(
            (const FcChar8 *)fonts[i].file, (unsigned)fonts[i].index, NULL, &faces);
        if (!pattern) continue;
        PangoFontDescription *font = pango_fc_font_description_from_pattern(pattern, FALSE);
        pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
        PangoAttribute *attribute = pango_attr_font_desc_new(font);
        attribute->start_index = (guint)fonts[i].start;
        attribute->end_index = (guint)fonts[i].end;
        pango_attr_list_insert(list, attribute);
        pango_font_description_free(font);
        FcPatternDestroy(pattern);
    }
    pango_attr_list_insert(list, pango_attr_fallback_new(FALSE));
    // Pango would put a hyphen wherever it cuts a word that is too wide.
    if (!hyphens) pango_attr_list_insert(list, pango_attr_insert_hyphens_new(FALSE));
    pango_attr_list_insert(list, pango_attr_language_new(pango_language_from_string(language)));
    return list;
}

static int is_wrong(PangoItem *item, const OracleFont *fonts, int32_t count) {
    FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(item->analysis.font));
    FcChar8 *file = NULL;
    if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return 1;
    for (int32_t i = 0; i < count; i++)
        if (item->offset >= fonts[i].start && item->offset < fonts[i].end)
            return strcmp((const char *)file, fonts[i].file) != 0;
    return 1;
}

static void add_run(OracleLayout *result, PangoGlyphItem *run, double *pen) {
    PangoGlyphString *string = run->glyphs;
    result->glyphs = realloc(
        result->glyphs,
        sizeof(OracleGlyph) * (size_t)(result->glyphCount + string->num_glyphs + 1));
    for (int i = 0; i < string->num_glyphs; i++) {
        PangoGlyphInfo info = string->glyphs[i];
        OracleGlyph glyph = {
            info.glyph, run->item->offset + string->log_clusters[i],
            *pen + info.geometry.x_offset / (double)PANGO_SCALE,
            -info.geometry.y_offset / (double)PANGO_SCALE,
            info.geometry.width / (double)PANGO_SCALE};
        *pen += glyph.advance;
        if (info.glyph != PANGO_GLYPH_EMPTY) result->glyphs[result->glyphCount++] = glyph;
    }
}

OracleLayout *oracle_layout(
    const char *text, const char *language, double size, double width, const OracleFont *fonts,
    int32_t fontCount) {
    PangoFontMap *map = pango_ft2_font_map_new();
    FcConfig *config = configuration(fonts, fontCount);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), unhinted, NULL, NULL);
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_context_set_language(context, pango_language_from_string(language));
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_text(layout, text, -1);
    PangoAttrList *list = attributes(
        fonts, fontCount, language, size, strstr(text, "\u00ad") != NULL);
    pango_layout_set_attributes(layout, list);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));

    OracleLayout *result = calloc(1, sizeof(OracleLayout));
    result->lines = calloc((size_t)pango_layout_get_line_count(layout) + 1, sizeof(OracleLine));
    for (GSList *node = pango_layout_get_lines_readonly(layout); node; node = node->next) {
        PangoLayoutLine *line = node->data;
        OracleLine *out = &result->lines[result->lineCount++];
        out->start = line->start_index;
        out->length = line->length;
        out->firstGlyph = result->glyphCount;
        double pen = 0;
        for (GSList *run = line->runs; run; run = run->next) {
            PangoGlyphItem *item = run->data;
            result->wrongFaces += is_wrong(item->item, fonts, fontCount);
            add_run(result, item, &pen);
        }
        out->glyphCount = result->glyphCount - out->firstGlyph;
    }
    pango_attr_list_unref(list);
    g_object_unref(layout);
    g_object_unref(context);
    g_object_unref(map);
    FcConfigDestroy(config);
    return result;
}

void oracle_free(OracleLayout *layout) {
    if (!layout) return;
    free(layout->lines);
    free(layout->glyphs);
    free(layout);
}

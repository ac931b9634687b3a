internal import Foundation

/// Shapes the pieces of words again that the ends of a line cut off.
struct ParagraphCutter {
    /// The paragraph that is cut.
    let paragraph: Paragraph
    /// Shapes characters of the paragraph's units beside their neighbours.
    let services: LineServices

    /// Whether cutting these clusters out may change the shape of one of them.
    static func isNeeded(_ clusters: Range<Int>, in paragraph: Paragraph) -> Bool {
        guard !clusters.isEmpty else { return false }
        return paragraph.clusters[clusters.lowerBound].joinsPrevious
            || clusters.upperBound < paragraph.clusters.count
                && paragraph.clusters[clusters.upperBound].joinsPrevious
    }

    /// A paragraph of the same characters and items that has only these clusters, the words at their
    /// ends that are not safe to cut shaped again. Letters join as they did in the whole word;
    /// ligatures and kerning across the cut are undone.
    ///
    /// - Complexity: O(clusters) of the stretch, and the characters' copy is shared.
    func cut(_ clusters: Range<Int>) -> Paragraph {
        var result = Paragraph(units: paragraph.units, items: paragraph.items)
        result.isRightToLeft = paragraph.isRightToLeft
        result.runIndex = paragraph.runIndex
        result.hasTabs = paragraph.hasTabs
        result.hasSoftHyphens = paragraph.hasSoftHyphens
        guard !clusters.isEmpty else {
            result.end = paragraph.start(of: clusters.upperBound)
            return result
        }
        let (first, last) = safe(clusters)
        if first < last {
            shape(clusters.lowerBound..<first, into: &result)
            copy(first..<last, into: &result)
            shape(last..<clusters.upperBound, into: &result)
        } else {
            shape(clusters, into: &result)
        }
        result.end = paragraph.start(of: clusters.upperBound)
        return result
    }

    /// The part of the clusters that keeps its shape: from the first space to the last one that no
    /// shape spans. Where
    /// HarfBuzz says that a word may be cut safely is not enough: what is left may match a rule of the
    /// font that another match had kept from being tried.
    private func safe(_ clusters: Range<Int>) -> (Int, Int) {
        let all = paragraph.clusters
        var first = clusters.lowerBound
        if all[first].joinsPrevious {
            while first < clusters.upperBound, !all[first].isSpace || all[first].joinsPrevious {
                first += 1
            }
        }
        var last = clusters.upperBound
        if last < all.count, all[last].joinsPrevious {
            while last > clusters.lowerBound, !all[last - 1].isSpace || all[last].joinsPrevious {
                last -= 1
            }
        }
        return (first, last)
    }

    private func shape(_ clusters: Range<Int>, into result: inout Paragraph) {
        var start = clusters.lowerBound
        while start < clusters.upperBound {
            let item = paragraph.clusters[start].item
            var end = start + 1
            while end < clusters.upperBound, paragraph.clusters[end].item == item { end += 1 }
            let units = paragraph.start(of: start)..<paragraph.start(of: end)
            let shaped = services.glyphs(
                units, paragraph.units, paragraph.items[Int(item)].style)
            result.append(shaped, from: 0, item: Int(item))
            start = end
        }
    }

    private func copy(_ clusters: Range<Int>, into result: inout Paragraph) {
        let shift =
            Int32(result.glyphs.count) - paragraph.clusters[clusters.lowerBound].glyph
        let glyphs =
            paragraph.glyphRange(of: clusters.lowerBound)
            .lowerBound..<paragraph.glyphRange(of: clusters.upperBound - 1).upperBound
        result.glyphs += paragraph.glyphs[glyphs]
        for var cluster in paragraph.clusters[clusters] {
            cluster.glyph += shift
            result.clusters.append(cluster)
        }
    }
}

extension Paragraph {
    /// Adds the clusters of a later part of the same paragraph behind one that stands for the
    /// characters between them and shows nothing.
    mutating func append(_ part: Paragraph) {
        let shift = Int32(glyphs.count)
        let item = part.clusters.first?.item ?? 0
        clusters.append(Cluster(start: Int32(end), glyph: shift, item: item, advance: 0))
        glyphs += part.glyphs
        for var cluster in part.clusters {
            cluster.glyph += shift
            clusters.append(cluster)
        }
        end = part.end
    }

    /// Offset of the first character of a cluster, or after the last one's.
    func start(of cluster: Int) -> Int {
        cluster < clusters.count ? Int(clusters[cluster].start) : end
    }

    /// The glyphs of a cluster.
    func glyphRange(of cluster: Int) -> Range<Int> {
        let end =
            cluster + 1 < clusters.count ? Int(clusters[cluster + 1].glyph) : glyphs.count
        return Int(clusters[cluster].glyph)..<end
    }
}

public import Foundation

extension AttributedString {
    /// Creates a string of Markdown in UTF-8 with the attributes that it gives.
    ///
    /// Apple: "init(markdown:options:baseURL:)" (Foundation).
    ///
    /// - Throws: `CocoaError` for bytes that are no UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Creates a string of a file of Markdown.
    ///
    /// Apple: "init(contentsOf:options:baseURL:)" (Foundation).
    ///
    /// - Throws: An error for a file that cannot be read.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates a string with the attributes that Markdown gives it. Those that stand in its text (`^[text](name: value)`) are left out,
    /// whichever scope has them; styles and links are in every scope.
    ///
    /// Apple: "init(markdown:including:options:baseURL:)" (Foundation).
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The same with a scope by its type.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The same of Markdown in UTF-8.
    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The same of a file.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(contentsOf: url, options: options, baseURL: baseURL)
    }
}

import Expectations
import QuadrantDisplayList
import Testing

@Suite struct LinkPolicyTests {
    @Test(arguments: [
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
        ("http://a/b)c", "http://a/b%29c"),
        ("http://a/(b)\\c", "http://a/%28b%29%5Cc"),
        ("http://a/it's", "http://a/it's"),
        ("http://a/ü b", "http://a/%C3%BC%20b"),
        ("  http://a/\tb\n", "http://a/b"),
        ("http://a/\u{0}\u{1B}x", "http://a/%00%1Bx"),
        ("http://a/%20", "http://a/%20"),
        ("mailto:a@b.c", "mailto:a@b.c"),
        ("", ""),
    ])
    func writesWhatEndsNoString(link: String, uri: String) {
        same(LinkPolicy().verdict(on: link), .allowed(uri: uri))
    }

    @Test(arguments: [
        ("javascript:alert(1)", "javascript"), ("JavaScript:alert(1)", "javascript"),
        ("java\tscript:alert(1)", "javascript"), ("\u{1}  javascript:x", "javascript"),
        ("vbscript:x", "vbscript"), ("data:text/html,x", "data"), ("FILE:///etc/passwd", "file"),
        ("java\nscr\ript:x", "javascript"),
        // Schemes that start programs, and any that nobody has listed.
        ("smb://host/share", "smb"), ("ms-office:ofe|u|http://a", "ms-office"), ("vnc://a", "vnc"),
        ("search-ms:query=a", "search-ms"),
        ("x-apple.systempreferences:a", "x-apple.systempreferences"),
        ("myapp://open", "myapp"), ("ftp://a", "ftp"), ("blob:a", "blob"),
    ])
    func refusesWhatRunsOrOpens(link: String, scheme: String) {
        same(LinkPolicy().verdict(on: link), .refused(scheme: scheme))
        guard case .allowed = LinkPolicy(allowing: [scheme.uppercased()]).verdict(on: link) else {
            Issue.record("\(scheme) is allowed by name")
            return
        }
    }

    @Test(arguments: [
        "javascript", "/javascript:x", "?q=data:x", "example.org/file:x", "tel:123", "sms:1",
        "HTTPS://a",
    ])
    func keepsWhatOnlyLooksLikeIt(link: String) {
        same(LinkPolicy().verdict(on: link), .allowed(uri: link))
    }
}

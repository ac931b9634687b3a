public import Foundation
public import SwiftUI
public import UIKit

/// A button that signs in with an Apple account; nobody can sign in here, and a tap ends as if somebody had cancelled.
///
/// Apple: "SignInWithAppleButton" (AuthenticationServices). At least 140 by 30 points; the words have 43 % of the height (Human Interface
/// Guidelines). It takes the width that it is offered, and a height that is at most 64.
public struct SignInWithAppleButton: View {
    /// What it says.
    public struct Label: Hashable, Sendable {
        let words: String
        /// Signs in.
        public static let signIn = Label(words: "Sign in with Apple")
        /// Goes on.
        public static let `continue` = Label(words: "Continue with Apple")
        /// Signs up.
        public static let signUp = Label(words: "Sign up with Apple")
    }

    /// What it looks like.
    public struct Style: Hashable, Sendable {
        let name: String
        /// White on black.
        public static let black = Style(name: "black")
        /// Black on white.
        public static let white = Style(name: "white")
        /// Black on white with an edge.
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    let label: Label
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// A button that says something.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    /// The button.
    public var body: some View {
        Button {
            QuietNotes.tell("nobody can sign in here")
            onRequest(ASAuthorizationAppleIDRequest())
            onCompletion(.failure(ASAuthorizationError(.canceled)))
        } label: {
            AppleButtonPicture(words: label.words, style: style, radius: 6)
        }
        .buttonStyle(.plain)
        .frame(minWidth: 140, idealWidth: 220, minHeight: 30, idealHeight: 44, maxHeight: 64)
    }
}

/// A button in one of Apple's looks.
struct AppleButtonPicture: View {
    let words: String
    let style: SignInWithAppleButton.Style
    let radius: CGFloat

    var body: some View {
        let isBlack = style == .black
        GeometryReader { proxy in
            HStack(spacing: proxy.size.height * 0.12) {
                Image(systemName: "apple.logo")
                Text(verbatim: words).lineLimit(1).minimumScaleFactor(0.5)
            }
            .font(.system(size: proxy.size.height * 0.43, weight: .medium))
            .foregroundStyle(isBlack ? .white : .black)
            .padding(.horizontal, 8)
            .frame(width: proxy.size.width, height: proxy.size.height)
            .background {
                RoundedRectangle(cornerRadius: radius).fill(isBlack ? .black : .white)
                    .strokeBorder(.black, lineWidth: style == .whiteOutline ? 1 : 0)
            }
        }
    }
}

extension EnvironmentValues {
    @Entry var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
    /// Signs in by a page of the web: nobody can here.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    /// Signs in: nobody can here.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

extension View {
    /// What buttons that sign in look like.
    ///
    /// Apple: "signInWithAppleButtonStyle(_:)" (AuthenticationServices).
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

/// The same button as a control of UIKit's.
///
/// Apple: "ASAuthorizationAppleIDButton" (AuthenticationServices).
open class ASAuthorizationAppleIDButton: UIControl {
    /// What it says.
    public enum ButtonType: Int, Sendable {
        /// Signs in, goes on, signs up.
        case signIn, `continue`, signUp
        /// Signs in.
        public static let `default` = ButtonType.signIn
    }

    /// What it looks like.
    public enum Style: Int, Sendable {
        /// White, white with an edge, black.
        case white, whiteOutline, black
    }

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 6
    private let kind: ButtonType
    private let style: Style
    private let host: UIHostingController<AppleButtonPicture>

    /// A button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (kind, self.style) = (type, style)
        host = UIHostingController(
            rootView: AppleButtonPicture(
                words: Self.words(type), style: Self.look(style), radius: 6))
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        addSubview(host.view)
    }

    /// A black button that signs in.
    public convenience init() {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
    }

    /// None comes from an archive.
    public required init?(coder: NSCoder) { nil }

    /// At least as large as Apple says.
    override open var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    override open func layoutSubviews() {
        host.rootView = AppleButtonPicture(
            words: Self.words(kind), style: Self.look(style), radius: cornerRadius)
        host.view.frame = bounds
    }

    private static func words(_ type: ButtonType) -> String {
        switch type {
        case .signIn: SignInWithAppleButton.Label.signIn.words
        case .continue: SignInWithAppleButton.Label.continue.words
        case .signUp: SignInWithAppleButton.Label.signUp.words
        }
    }

    private static func look(_ style: Style) -> SignInWithAppleButton.Style {
        switch style {
        case .white: .white
        case .whiteOutline: .whiteOutline
        case .black: .black
        }
    }
}

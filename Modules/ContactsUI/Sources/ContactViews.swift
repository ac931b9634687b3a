internal import Contacts
public import SwiftUI

/// A picker without contacts.
struct NoContacts: View {
    var body: some View {
        ContentUnavailableView("No Contacts", systemImage: "person.crop.circle")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The page of a contact: a circle with its name.
struct ContactPage: View {
    let name: String

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill").font(.system(size: 96)).foregroundStyle(
                .secondary)
            Text(verbatim: name).font(.title.weight(.semibold))
            Spacer()
        }
        .padding(.top, 40).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A button that gives an app one of the contacts: nothing is shown, as there are none.
///
/// Apple: "ContactAccessButton" (ContactsUI).
public struct ContactAccessButton: View {
    /// What is shown below a name.
    public enum Caption: Sendable {
        /// As suits, an address of mail, a number.
        case defaultText, email, phone
    }

    /// A button for what somebody looks for.
    public init(
        queryString: String, ignoredEmails: Set<String>? = nil,
        ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: @escaping ([String]) -> Void = { _ in }
    ) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}

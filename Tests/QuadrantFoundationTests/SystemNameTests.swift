import Foundation
import QuadrantFoundation
import Testing

struct SystemNameTests {
    @Test func aGroupHasAFolderOfItsOwn() throws {
        let files = FileManager.default
        let first = try #require(
            files.containerURL(forSecurityApplicationGroupIdentifier: "group.a/b"))
        let other = files.containerURL(forSecurityApplicationGroupIdentifier: "group.c")
        #expect(files.fileExists(atPath: first.path) && first != other)
        #expect(first.lastPathComponent == "group.a_b")
        #expect(files.ubiquityIdentityToken == nil)
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
    }

    @Test func aLockCanBeEnteredAgain() {
        let object = NSObject()
        objc_sync_enter(object)
        objc_sync_enter(object)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
    }
}

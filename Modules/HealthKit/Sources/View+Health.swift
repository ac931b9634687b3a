public import Foundation
public import SwiftUI

extension View {
    /// Asks for the permission to read data whenever `trigger` changes, not at first. Nothing is known of anybody's health here, which is
    /// told once: `completion` is given `HKError.errorHealthDataUnavailable`.
    ///
    /// Apple: "healthDataAccessRequest(store:readTypes:trigger:completion:)" (HealthKit).
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { asked(of: store, nil, readTypes, trigger, completion) }

    /// Asks for the permission to save and read data whenever `trigger` changes; the same answer.
    ///
    /// Apple: "healthDataAccessRequest(store:shareTypes:readTypes:trigger:completion:)" (HealthKit).
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { asked(of: store, shareTypes, readTypes, trigger, completion) }

    /// Asks for the permission to read some objects of a type whenever `trigger` changes; the same answer.
    ///
    /// Apple: "healthDataAccessRequest(store:objectType:predicate:trigger:completion:)" (HealthKit).
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil,
        trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { asked(of: store, nil, [objectType], trigger, completion) }

    nonisolated private func asked(
        of store: HKHealthStore, _ shared: Set<HKSampleType>?, _ read: Set<HKObjectType>?,
        _ trigger: some Equatable,
        _ completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) {
            _ = HKHealthStore.isHealthDataAvailable()
            store.requestAuthorization(toShare: shared, read: read) { isGiven, error in
                completion(error.map { .failure($0) } ?? .success(isGiven))
            }
        }
    }
}

const nobody = new Set();
const changeHooks = new Set();
let bookingQueries = {
    addressRight: () => Promise.resolve(nobody),
    accessRight: () => Promise.resolve(nobody),
    hostsWhoRented: () => Promise.resolve(nobody),
    hasOpenBooking: () => Promise.resolve(false),
};
/** Registers what runs in the same transaction as every change of a space. */
export function onSpaceChanged(hook) {
    changeHooks.add(hook);
}
/** Runs all registered hooks. */
export async function spaceChanged(tx, spaceId) {
    for (const hook of changeHooks)
        await hook(tx, spaceId);
}
/** Registers the queries of the bookings feature. */
export function provideSpaceBookingQueries(given) {
    bookingQueries = given;
}
/** The registered queries; without the bookings feature there are no bookings. */
export function spaceBookingQueries() {
    return bookingQueries;
}
//# sourceMappingURL=space-hooks.js.map
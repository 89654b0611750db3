/** The booking's row in the recipient's dashboard, where a click on the notification leads (NOT-6). */
export const toBooking = ({ bookingId, side }) => bookingId && `/dashboard?${new URLSearchParams({ mode: side, tab: 'bookings', highlight: bookingId }).toString()}`;
/** The booking's own page, where mails lead. */
export const toBookingPage = ({ bookingId }) => bookingId && `/booking/${bookingId}`;
/** Where a link of this kind leads outside the dashboard, in mails and in the list of all: of a booking, to its own page. */
export const wayOnOf = (link) => link === toBooking ? toBookingPage : (link ?? null);
/** The path that a notification of this entry leads to outside the dashboard; null when it leads nowhere. */
export const linkPathOf = (entry, target) => (entry?.mail?.link ?? wayOnOf(entry?.link))?.(target) ?? null;
/** The case of a claim. */
export const toClaim = (target) => target.address ?? toBooking(target);
/** The claims that the staff have to decide. */
export const toClaimsToDecide = () => '/admin?section=claims';
/** The form of a booking's review. */
export const toReview = ({ bookingId }) => bookingId && `/leave-review/${bookingId}`;
/** The calendar in the host's dashboard. */
export const toCalendar = () => '/dashboard?mode=host&tab=calendar';
/** The spaces in the host's dashboard. */
export const toHostSpaces = () => '/dashboard?mode=host&tab=spaces';
/** What a host earns, in the dashboard. */
export const toEarnings = () => '/dashboard?mode=host&tab=earnings';
/** The page of the space. */
export const toSpace = ({ spaceId }) => spaceId && `/space/${spaceId}`;
/** A page, or the very search, list or conversation below it that the address names. */
export const toPage = (page) => ({ address }) => address?.startsWith(page) ? address : page;
//# sourceMappingURL=notification-links.rules.js.map
/** What a link is made from. */
export interface LinkTarget {
  /** Ids as the API shows them; null when it is about none. */
  readonly bookingId: string | null;
  readonly spaceId: string | null;
  /** The recipient's side of the booking. */
  readonly side: 'renter' | 'host';
  /** Path of a saved search, a list of favorites, a claim or a conversation. */
  readonly address?: string | undefined;
  /** Path of a decision's own page: in mails alone, because anyone who has it may complain. */
  readonly decisionPath?: string | undefined;
}

/** Path of the site that a notification or its mail leads to; null when it leads nowhere. */
export type Link = (target: LinkTarget) => string | null;

/** The booking's row in the recipient's dashboard, where a click on the notification leads (NOT-6). */
export const toBooking: Link = ({ bookingId, side }) =>
  bookingId && `/dashboard?${new URLSearchParams({ mode: side, tab: 'bookings', highlight: bookingId }).toString()}`;

/** The booking's own page, where mails lead. */
export const toBookingPage: Link = ({ bookingId }) => bookingId && `/booking/${bookingId}`;

/** Where a link of this kind leads outside the dashboard, in mails and in the list of all: of a booking, to its own page. */
export const wayOnOf = (link: Link | null | undefined): Link | null =>
  link === toBooking ? toBookingPage : (link ?? null);

/** The path that a notification of this entry leads to outside the dashboard; null when it leads nowhere. */
export const linkPathOf = (
  entry: { readonly link: Link | null; readonly mail?: { readonly link?: Link } } | undefined,
  target: LinkTarget,
): string | null => (entry?.mail?.link ?? wayOnOf(entry?.link))?.(target) ?? null;

/** The case of a claim. */
export const toClaim: Link = (target) => target.address ?? toBooking(target);

/** The claims that the staff have to decide. */
export const toClaimsToDecide: Link = () => '/admin/claims?waiting=yes';

/** The case of a claim among the staff's; its id ends the address. */
export const toStaffClaim: Link = (target) =>
  target.address ? `/admin/claims/${target.address.split('/').at(-1)}` : toClaimsToDecide(target);

/** The form of a booking's review. */
export const toReview: Link = ({ bookingId }) => bookingId && `/leave-review/${bookingId}`;

/** The decision about a review with its complaint. */
export const toReviewDecision: Link = (target) => target.decisionPath ?? toReview(target);

/** The calendar in the host's dashboard. */
export const toCalendar: Link = () => '/dashboard?mode=host&tab=calendar';

/** The spaces in the host's dashboard. */
export const toHostSpaces: Link = () => '/dashboard?mode=host&tab=spaces';

/** What a host earns, in the dashboard. */
export const toEarnings: Link = () => '/dashboard?mode=host&tab=earnings';

/** The page of the space. */
export const toSpace: Link = ({ spaceId }) => spaceId && `/space/${spaceId}`;

/** A page, or the very search, list or conversation below it that the address names. */
export const toPage =
  (page: string): Link =>
  ({ address }) =>
    address?.startsWith(page) ? address : page;

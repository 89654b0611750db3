/** The inputs of a link. */
export interface LinkTarget {
  /** Ids as in the API; null without a booking or space. */
  readonly bookingId: string | null;
  readonly spaceId: string | null;
  /** The recipient's side of the booking. */
  readonly side: 'renter' | 'host';
  /** Path of a saved search, a list of favorites, a claim or a conversation. */
  readonly address?: string | undefined;
  /** Path of a decision's page, in mails only, because anyone who has it may complain. */
  readonly decisionPath?: string | undefined;
}

/** The path of the site that a notification or its mail links to; null without a link. */
export type Link = (target: LinkTarget) => string | null;

/** The booking's row in the recipient's dashboard, the target of a click on the notification (NOT-6). */
export const toBooking: Link = ({ bookingId, side }) =>
  bookingId && `/dashboard?${new URLSearchParams({ mode: side, tab: 'bookings', highlight: bookingId }).toString()}`;

/** The booking's own page, where mails lead. */
export const toBookingPage: Link = ({ bookingId }) => bookingId && `/booking/${bookingId}`;

/** The target of a link of this kind outside the dashboard, in mails and in the list of all: a booking links to its own page. */
export const linkOutsideDashboard = (link: Link | null | undefined): Link | null =>
  link === toBooking ? toBookingPage : (link ?? null);

/** The path that a notification of this entry links to outside the dashboard; null without one. */
export const linkPathOf = (
  entry: { readonly link: Link | null; readonly mail?: { readonly link?: Link } } | undefined,
  target: LinkTarget,
): string | null => (entry?.mail?.link ?? linkOutsideDashboard(entry?.link))?.(target) ?? null;

/** The page of a claim. */
export const toClaim: Link = (target) => target.address ?? toBooking(target);

/** The claims that the staff have to decide. */
export const toClaimsToDecide: Link = () => '/admin/claims?waiting=yes';

/** The staff's page of a claim; its id is the last part of the path. */
export const toStaffClaim: Link = (target) =>
  target.address ? `/admin/claims/${target.address.split('/').at(-1)}` : toClaimsToDecide(target);

/** The form of a booking's review. */
export const toReview: Link = ({ bookingId }) => bookingId && `/leave-review/${bookingId}`;

/** The decision about a review, with the form to complain. */
export const toReviewDecision: Link = (target) => target.decisionPath ?? toReview(target);

/** The calendar in the host's dashboard. */
export const toCalendar: Link = () => '/dashboard?mode=host&tab=calendar';

/** The spaces in the host's dashboard. */
export const toHostSpaces: Link = () => '/dashboard?mode=host&tab=spaces';

/** A host's earnings, in the dashboard. */
export const toEarnings: Link = () => '/dashboard?mode=host&tab=earnings';

/** The page of the space. */
export const toSpace: Link = ({ spaceId }) => spaceId && `/space/${spaceId}`;

/** A page, or the search, list or conversation below it that the path names. */
export const toPage =
  (page: string): Link =>
  ({ address }) =>
    address?.startsWith(page) ? address : page;

import type { LeaveReview_BookingFragment } from '../../generated/graphql';
import type { ReviewSide } from './scores';

type Party = LeaveReview_BookingFragment['host'];
type Parties = Pick<LeaveReview_BookingFragment, 'renter' | 'host'>;

/** Whom she reviews. */
export const otherOf = ({ renter, host }: Parties, side: ReviewSide): Party => (side === 'RENTER' ? host : renter);

/** Herself, as others see her. */
export const selfOf = ({ renter, host }: Parties, side: ReviewSide): Party => (side === 'RENTER' ? renter : host);

/** How somebody is called in a sentence: a person by the first name, a business by all of it. */
export const nameOf = ({ displayName, isTrader }: Party): string => (isTrader ? displayName : (displayName.split(' ')[0] ?? displayName));

/** A day as sentences say it: `5 de diciembre`. */
export const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

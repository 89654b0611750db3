import type { LeaveReview_BookingFragment } from '../../generated/graphql';
import type { ReviewSide } from './scores';

type Person = LeaveReview_BookingFragment['host'];

/** Whom the review is about. */
export const otherOf = ({ renter, host }: Pick<LeaveReview_BookingFragment, 'renter' | 'host'>, side: ReviewSide): Person => (side === 'RENTER' ? host : renter);

/** How somebody is called in a sentence: a person by the first name, a business by all of it. */
export const nameOf = ({ displayName, isTrader }: Person): string => (isTrader ? displayName : (displayName.split(' ')[0] ?? displayName));

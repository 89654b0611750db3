import type { LeaveReview_BookingFragment } from '../../generated/graphql';
import type { ReviewSide } from './categories';

type Party = LeaveReview_BookingFragment['host'];
type Parties = Pick<LeaveReview_BookingFragment, 'renter' | 'host'>;

/** The person the viewer reviews. */
export const getOtherParty = ({ renter, host }: Parties, side: ReviewSide): Party =>
  side === 'RENTER' ? host : renter;

/** The viewer's public profile. */
export const getOwnParty = ({ renter, host }: Parties, side: ReviewSide): Party => (side === 'RENTER' ? renter : host);

/** Name within a sentence: the first name of a person, the full name of a business. */
export const getShortName = ({ displayName, isTrader }: Party): string =>
  isTrader ? displayName : (displayName.split(' ')[0] ?? displayName);

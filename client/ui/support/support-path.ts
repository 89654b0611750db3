import type { ClaimCase, TicketCategory } from '../../generated/schema';

/** The subject of a question to support, as far as the linking page knows it. */
interface Asked {
  id: string;
  viewerRole: string | null;
}

/** The form for a question to support about a booking, on the viewer's side. */
export const supportPath = ({ id, viewerRole }: Asked, category: TicketCategory = 'BOOKING'): string =>
  `/dashboard?${new URLSearchParams({
    mode: viewerRole === 'HOST' ? 'host' : 'renter',
    tab: 'support',
    new: '1',
    category: category.toLowerCase(),
    booking: id,
  })}`;

/** Cases asked to support instead of claimed: without access, support answers first. */
export const CATEGORY_OF_CASE: Readonly<Record<ClaimCase, TicketCategory>> = {
  NO_ACCESS: 'ACCESS',
  DIFFERENT: 'BOOKING',
  UNSAFE: 'DAMAGE',
  NOT_ENTITLED: 'BOOKING',
  GOODS_DAMAGED: 'DAMAGE',
  SPACE_DAMAGED: 'DAMAGE',
};

/** The form to ask support for a second review of a space, done by another member of the staff. */
export const anotherReviewPath = (subject: string): string =>
  `/dashboard?${new URLSearchParams({ mode: 'host', tab: 'support', new: '1', category: 'space', subject })}`;

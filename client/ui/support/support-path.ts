import type { ClaimCase, TicketCategory } from '../../generated/schema';

/** What a question to support is about, as far as the page knows that leads to it. */
interface Asked {
  id: string;
  viewerRole: string | null;
}

/** The form for a question to support about a booking, on the side of it that asks. */
export const supportPath = ({ id, viewerRole }: Asked, category: TicketCategory = 'BOOKING'): string =>
  `/dashboard?${new URLSearchParams({
    mode: viewerRole === 'HOST' ? 'host' : 'renter',
    tab: 'support',
    new: '1',
    category: category.toLowerCase(),
    booking: id,
  })}`;

/** What support is asked about instead of a claim: without access it answers first. */
export const CATEGORY_OF_CASE: Readonly<Record<ClaimCase, TicketCategory>> = {
  NO_ACCESS: 'ACCESS',
  DIFFERENT: 'BOOKING',
  UNSAFE: 'DAMAGE',
  NOT_ENTITLED: 'BOOKING',
  GOODS_DAMAGED: 'DAMAGE',
  SPACE_DAMAGED: 'DAMAGE',
};

/** The form to ask support for another look at a space, which somebody else of the team takes. */
export const anotherReviewPath = (subject: string): string =>
  `/dashboard?${new URLSearchParams({ mode: 'host', tab: 'support', new: '1', category: 'space', subject })}`;

import type { TermType } from '../../../generated/graphql';

/** The stay somebody wants to book, as the address says it. */
export interface StayWish {
  spaceId: string;
  from: string;
  /** Null for a stay without an end. */
  to: string | null;
  termType: TermType;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days in the address; null while some are missing. Whether they can be booked is the server's to say. */
export function wishOf(spaceId: string, params: URLSearchParams): StayWish | null {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isRolling = params.get('term') === 'rolling';
  if (!DAY.test(from) || (!isRolling && !DAY.test(to))) return null;
  return { spaceId, from, to: isRolling ? null : to, termType: isRolling ? 'ROLLING' : 'FIXED' };
}

/** The part of the address behind `?` that says a stay. */
export function paramsOf({ from, to, termType }: Pick<StayWish, 'from' | 'to' | 'termType'>): URLSearchParams {
  return new URLSearchParams({ from, ...(to && { to }), ...(termType === 'ROLLING' && { term: 'rolling' }) });
}

/** Whether a booking holds just the days that are wanted. */
export function isSameStay(wish: StayWish, booking: { from: string; to: string; termType: TermType }): boolean {
  return (
    wish.from === booking.from && wish.termType === booking.termType && (wish.to === null || wish.to === booking.to)
  );
}

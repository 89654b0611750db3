import type { TermType } from '../../generated/graphql';
import { readCalendarDay } from '../time/calendar-day';

/** The dates of a stay in a URL: half-open, or with an open end. */
export interface Stay {
  from: string | null;
  to: string | null;
  isRolling: boolean;
}

/** A stay that can be booked: its space, and complete dates. */
export interface StayRequest {
  spaceId: string;
  from: string;
  /** Null for a stay without an end. */
  to: string | null;
  termType: TermType;
}

/** Fields that a booking and a request share. */
interface BookedDays {
  from: string;
  to: string | null;
  termType: TermType;
}

/** In the address of a space whose visitor signs in to wait for its days. */
export const WAIT_KEY = 'wait';

/** The stay of a URL. Dates in the wrong order are kept, so that the server can report what is wrong. */
export function readStay(params: URLSearchParams): Stay {
  const isRolling = params.get('term') === 'rolling';
  return {
    from: readCalendarDay(params.get('from')),
    to: isRolling ? null : readCalendarDay(params.get('to')),
    isRolling,
  };
}

/** The URL with a stay in it; other parameters are kept, except that its visitor asked to wait for the days before. */
export function withStay(params: URLSearchParams, { from, to, isRolling }: Stay): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, 'from', from);
  put(next, 'to', isRolling ? null : to);
  put(next, 'term', isRolling ? 'rolling' : null);
  next.delete(WAIT_KEY);
  return next;
}

const put = (params: URLSearchParams, key: string, value: string | null) =>
  value ? params.set(key, value) : params.delete(key);

/** A stay with everything needed to be priced and booked. */
export const isComplete = ({ from, to, isRolling }: Stay): boolean => from !== null && (isRolling || to !== null);

/** The checkout's request from its URL; null while dates are missing. The server decides whether they can be booked. */
export function readStayRequest(spaceId: string, params: URLSearchParams): StayRequest | null {
  const stay = readStay(params);
  if (!stay.from || !isComplete(stay)) return null;
  return { spaceId, from: stay.from, to: stay.to, termType: stay.isRolling ? 'ROLLING' : 'FIXED' };
}

/** The dates of a booking or a request in the form of a URL. */
export const toStay = ({ from, to, termType }: BookedDays): Stay => ({ from, to, isRolling: termType === 'ROLLING' });

/** The checkout of a space with a stay. */
export const checkoutPath = (spaceId: string, stay: Stay): string =>
  `/booking/${spaceId}?${withStay(new URLSearchParams(), stay)}`;

/** Whether a booking holds exactly the requested dates. */
export function isSameStay(request: StayRequest, booking: BookedDays): boolean {
  return (
    request.from === booking.from &&
    request.termType === booking.termType &&
    (request.to === null || request.to === booking.to)
  );
}

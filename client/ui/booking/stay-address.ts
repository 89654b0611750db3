import type { TermType } from '../../generated/graphql';
import { readCalendarDay } from '../time/calendar-day';

/** The days of a stay as the address holds them: half-open, or with an open end. */
export interface Stay {
  from: string | null;
  to: string | null;
  isRolling: boolean;
}

/** A stay that can be booked: its space, and all its days. */
export interface StayRequest {
  spaceId: string;
  from: string;
  /** Null for a stay without an end. */
  to: string | null;
  termType: TermType;
}

/** What a booking and a request have in common. */
interface BookedDays {
  from: string;
  to: string | null;
  termType: TermType;
}

/** The stay of an address. Days in the wrong order stay as they are, so that the server's answer can say what is wrong with them. */
export function readStay(params: URLSearchParams): Stay {
  const isRolling = params.get('term') === 'rolling';
  return {
    from: readCalendarDay(params.get('from')),
    to: isRolling ? null : readCalendarDay(params.get('to')),
    isRolling,
  };
}

/** The address with a stay in it; its other keys stay. */
export function withStay(params: URLSearchParams, { from, to, isRolling }: Stay): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, 'from', from);
  put(next, 'to', isRolling ? null : to);
  put(next, 'term', isRolling ? 'rolling' : null);
  return next;
}

const put = (params: URLSearchParams, key: string, value: string | null) =>
  value ? params.set(key, value) : params.delete(key);

/** A stay that has all it needs to be priced and booked. */
export const isComplete = ({ from, to, isRolling }: Stay): boolean => from !== null && (isRolling || to !== null);

/** The checkout's request from its address; null while days are missing. Whether they can be booked is the server's to say. */
export function readStayRequest(spaceId: string, params: URLSearchParams): StayRequest | null {
  const stay = readStay(params);
  if (!stay.from || !isComplete(stay)) return null;
  return { spaceId, from: stay.from, to: stay.to, termType: stay.isRolling ? 'ROLLING' : 'FIXED' };
}

/** The days of a booking or a request as an address holds them. */
export const toStay = ({ from, to, termType }: BookedDays): Stay => ({ from, to, isRolling: termType === 'ROLLING' });

/** The checkout of a space with a stay. */
export const checkoutPath = (spaceId: string, stay: Stay): string =>
  `/booking/${spaceId}?${withStay(new URLSearchParams(), stay)}`;

/** Whether a booking holds just the days that are asked for. */
export function isSameStay(request: StayRequest, booking: BookedDays): boolean {
  return (
    request.from === booking.from &&
    request.termType === booking.termType &&
    (request.to === null || request.to === booking.to)
  );
}

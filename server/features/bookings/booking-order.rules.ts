import { decodeCursor, encodeCursor } from '../../core/connection.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { groupSql } from './booking-groups.rules.js';
import { BookingGroup } from './booking-groups.types.js';

// What waits comes first, the soonest to run out before the rest; then what runs, what comes, what was.

/** A row's place in the list: its group, and a number within it. */
export interface BookingPlace {
  readonly id: string;
  readonly rank: number;
  readonly place: string;
}

const NUMBER = /^-?\d{1,12}(\.\d{1,9})?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Rank and place of `bookings b`; both ascend. Named values as of the groups. */
export const PLACE_SQL = `
  case when ${groupSql(BookingGroup.PENDING)} then 0 when ${groupSql(BookingGroup.CURRENT)} then 1 when ${groupSql(BookingGroup.UPCOMING)} then 2 else 3 end as rank,
  case
    when ${groupSql(BookingGroup.PENDING)} then extract(epoch from coalesce(b.respond_by, b.hold_expires_at, b.created_at))
    when ${groupSql(BookingGroup.CURRENT)} then -extract(epoch from b.starts_on)
    when ${groupSql(BookingGroup.UPCOMING)} then extract(epoch from b.starts_on)
    else -extract(epoch from b.created_at)
  end as place`;

/** The place that a cursor of this order names. */
export function placeAfter(order: string, cursor: string): BookingPlace {
  const [rank, place, id] = decodeCursor(order, cursor, 3);
  const isFit = typeof rank === 'number' && [0, 1, 2, 3].includes(rank) && typeof place === 'string' && NUMBER.test(place) && typeof id === 'string' && UUID.test(id);
  if (!isFit) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return { rank, place, id };
}

/** The cursor of a row. */
export function cursorOfPlace(order: string, { rank, place, id }: BookingPlace): string {
  return encodeCursor(order, [rank, place, id]);
}

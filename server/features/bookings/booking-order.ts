import { sql, type ExpressionBuilder, type ExpressionWrapper } from 'kysely';
import { decodeCursor, encodeCursor } from '../../core/graphql/connection.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { isInGroup, type GroupTime, type WithBooking } from './booking-groups.rules.js';
import { BookingGroup } from './booking-groups.types.js';
import { UUID } from '../../core/values/uuid.js';

// Pending bookings come first, the earliest deadline first; then current, upcoming and past ones.

/** The position of a row in the list: its group's rank, and a number within the group. */
export interface BookingPlace {
  readonly id: string;
  readonly rank: number;
  readonly place: string;
}

const NUMBER = /^-?\d{1,12}(\.\d{1,9})?$/;
/** Rank of the booking with alias `b`: its group's place among the groups. Ascending. */
export function rankOf(
  eb: ExpressionBuilder<WithBooking, 'b'>,
  at: GroupTime,
): ExpressionWrapper<WithBooking, 'b', number> {
  return eb
    .case()
    .when(isInGroup(BookingGroup.PENDING, at)(eb))
    .then(eb.lit(0))
    .when(isInGroup(BookingGroup.CURRENT, at)(eb))
    .then(eb.lit(1))
    .when(isInGroup(BookingGroup.UPCOMING, at)(eb))
    .then(eb.lit(2))
    .else(eb.lit(3))
    .end();
}

/** Place of the booking with alias `b` within its group, as a number of seconds. Ascending. */
export function placeOf(
  eb: ExpressionBuilder<WithBooking, 'b'>,
  at: GroupTime,
): ExpressionWrapper<WithBooking, 'b', string> {
  return eb
    .case()
    .when(isInGroup(BookingGroup.PENDING, at)(eb))
    .then(sql<string>`extract(epoch from ${eb.fn.coalesce('b.respondBy', 'b.holdExpiresAt', 'b.createdAt')})`)
    .when(isInGroup(BookingGroup.CURRENT, at)(eb))
    .then(sql<string>`-extract(epoch from ${eb.ref('b.from')})`)
    .when(isInGroup(BookingGroup.UPCOMING, at)(eb))
    .then(sql<string>`extract(epoch from ${eb.ref('b.from')})`)
    .else(sql<string>`-extract(epoch from ${eb.ref('b.createdAt')})`)
    .end();
}

/** The position that a cursor of this order encodes. */
export function placeAt(order: string, cursor: string): BookingPlace {
  const [rank, place, id] = decodeCursor(order, cursor, 3);
  const isFit =
    typeof rank === 'number' &&
    [0, 1, 2, 3].includes(rank) &&
    typeof place === 'string' &&
    NUMBER.test(place) &&
    typeof id === 'string' &&
    UUID.test(id);
  if (!isFit) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return { rank, place, id };
}

/** The cursor of a row. */
export function cursorOfPlace(order: string, { rank, place, id }: BookingPlace): string {
  return encodeCursor(order, [rank, place, id]);
}

import type { Expression, ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../../database.js';
import { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { statusesThat } from './booking-status.rules.js';
import { BookingStatus } from './booking.enums.js';
import type { ExternalId } from './holds/external-id.rules.js';

export type WithBooking = Tables & { b: Tables['Booking'] };
type Condition = (eb: ExpressionBuilder<WithBooking, 'b'>) => ExpressionWrapper<WithBooking, 'b', SqlBool>;

/** The instant and the day at which bookings are sorted into groups; in a prepared query their places. */
export interface GroupTime {
  readonly now: Date | Expression<Date>;
  readonly today: string | Expression<string>;
}

/** Whether the booking with alias `b` is in a person's list of one side; hosts see a booking from the request on. */
export function isOnSide(mode: DashboardMode, viewerId: string | Expression<string>): Condition {
  return (eb) =>
    mode === DashboardMode.HOST
      ? eb.and([eb('b.hostId', '=', viewerId), eb('b.requestedAt', 'is not', null)])
      : eb.and([eb('b.renterId', '=', viewerId)]);
}

/** Whether the booking with alias `b` is in a group; every booking is in exactly one. */
export function isInGroup(group: BookingGroup, { now, today }: GroupTime): Condition {
  return (eb) => {
    switch (group) {
      case BookingGroup.PENDING:
        return eb.or([
          eb('b.status', '=', BookingStatus.REQUESTED),
          eb.and([eb('b.status', '=', BookingStatus.PENDING_PAYMENT), eb('b.holdExpiresAt', '>', now)]),
        ]);
      case BookingGroup.CURRENT:
        return eb.or([
          eb('b.status', 'in', statusesThat('isRunning', 'isLeaving')),
          eb.and([eb('b.status', '=', BookingStatus.CONFIRMED), eb('b.from', '<=', today), eb('b.to', '>', today)]),
        ]);
      case BookingGroup.UPCOMING:
        return eb.and([eb('b.status', '=', BookingStatus.CONFIRMED), eb('b.from', '>', today)]);
      case BookingGroup.PAST:
        return eb.or([
          eb('b.status', 'in', statusesThat('isFinal')),
          eb.and([eb('b.status', '=', BookingStatus.CONFIRMED), eb('b.to', '<=', today)]),
          eb.and([eb('b.status', '=', BookingStatus.PENDING_PAYMENT), eb('b.holdExpiresAt', '<=', now)]),
        ]);
    }
  };
}

/** The filters of a list of bookings; `spaceId` is a uuid. */
export interface BookingChoice {
  readonly spaceId?: string | null;
  readonly external?: ExternalId | null;
  readonly status?: readonly BookingStatus[] | null;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly updatedSince?: Date | null;
}

/** Whether the booking with alias `b` matches all given filters. */
export function matchesFilters({ spaceId, external, status, from, to, updatedSince }: BookingChoice): Condition {
  return (eb) =>
    eb.and([
      ...(spaceId == null ? [] : [eb('b.spaceId', '=', spaceId)]),
      ...(external == null
        ? []
        : [eb('b.externalSourceId', '=', external.externalSourceId), eb('b.externalId', '=', external.externalId)]),
      ...(status == null ? [] : [status.length === 0 ? eb.lit(false) : eb('b.status', 'in', status)]),
      ...(from == null ? [] : [eb('b.to', '>', from)]),
      ...(to == null ? [] : [eb('b.from', '<', to)]),
      ...(updatedSince == null ? [] : [eb('b.updatedAt', '>=', updatedSince)]),
    ]);
}

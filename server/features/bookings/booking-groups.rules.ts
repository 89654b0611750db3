import { finalStatuses } from './booking-state-machine.js';
import { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { BookingStatus } from './booking-types.js';

const list = (statuses: readonly BookingStatus[]): string => statuses.map((status) => `'${status}'`).join(', ');
const RUNNING = list([BookingStatus.ACTIVE, BookingStatus.ENDING, BookingStatus.MOVE_OUT, BookingStatus.TERMINATED]);
const FINAL = list(finalStatuses);

/** Whose bookings a side's list shows; the host sees a booking once it has been requested. */
export function sideSql(mode: DashboardMode): string {
  return mode === DashboardMode.HOST ? 'b.host_id = :viewer and b.requested_at is not null' : 'b.renter_id = :viewer';
}

/** The condition of a group on `bookings b`; every booking is in exactly one. Named values: `:today`, `:now`. */
export function groupSql(group: BookingGroup): string {
  switch (group) {
    case BookingGroup.PENDING:
      return `(b.status = 'requested' or b.status = 'pending_payment' and b.hold_expires_at > :now)`;
    case BookingGroup.CURRENT:
      return `(b.status in (${RUNNING}) or b.status = 'confirmed' and b.starts_on <= :today::date and b.ends_on > :today::date)`;
    case BookingGroup.UPCOMING:
      return `(b.status = 'confirmed' and b.starts_on > :today::date)`;
    case BookingGroup.PAST:
      return `(b.status in (${FINAL}) or b.status = 'confirmed' and b.ends_on <= :today::date or b.status = 'pending_payment' and b.hold_expires_at <= :now)`;
  }
}

/** Statuses of bookings that bring money in the month of their days. */
export const EARNING_SQL = list([BookingStatus.CONFIRMED, BookingStatus.ACTIVE, BookingStatus.ENDING, BookingStatus.MOVE_OUT, BookingStatus.COMPLETED]);
/** Statuses of bookings whose charges are still to come. */
export const CHARGED_STATUSES: readonly BookingStatus[] = [BookingStatus.CONFIRMED, BookingStatus.ACTIVE, BookingStatus.ENDING, BookingStatus.MOVE_OUT];
export const CHARGED_SQL = list(CHARGED_STATUSES);

import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { pageOfWindow, windowOf, type PageArgs, type PageWindow } from '../../../core/graphql/connection.js';
import {
  cursorOf,
  isInAscendingWindow,
  isInWindow,
  newestFirst,
  newestFirstKey,
  oldestFirst,
} from '../../../core/graphql/newest-first.js';
import type { Tables } from '../../../database.js';
import { BillingState } from '../../bookings/billing/billing.enums.js';
import { loadBookings } from '../../bookings/booking-lists.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { claimStatusesThat } from '../../claims/claim-status.rules.js';
import { beginsWith, matchesPerson, readSearchText } from '../search-text.js';
import type { StaffBookingFilter } from './staff-booking.inputs.js';
import { countFound } from '../count-found.js';
import type { Chosen } from '../lists/chosen.js';
import type { StaffBookingConnection } from './staff-booking.types.js';

type Builder = ExpressionBuilder<Tables & { b: Tables['Booking'] }, 'b'>;

/** Newest first, but for stays that were terminated: those wait for their space to be emptied, the longest first, as in their queue. */
const orderOf = ({ status }: StaffBookingFilter, window: PageWindow) =>
  status === BookingStatus.TERMINATED
    ? {
        order: 'staff-bookings-terminated',
        column: 'b.terminatedAt' as const,
        isIn: isInAscendingWindow,
        direction: oldestFirst(window),
      }
    : { order: 'staff-bookings', column: 'b.createdAt' as const, isIn: isInWindow, direction: newestFirst(window) };

function matches(eb: Builder, query: string): Expression<SqlBool> {
  const search = readSearchText(query);
  const { kind, text } = search;
  if (kind === 'booking') return beginsWith(eb.ref('b.reference'), text);
  if (kind === 'ticket')
    return eb('b.id', 'in', eb.selectFrom('Ticket as t').select('t.bookingId').where('t.code', '=', text));
  if (kind === 'postalCode')
    return eb('b.spaceId', 'in', eb.selectFrom('Space as s').select('s.id').where('s.postalCode', '=', text));
  const people = eb.selectFrom('User as u').select('u.id').where(matchesPerson(search));
  return eb.or([eb('b.renterId', 'in', people), eb('b.hostId', 'in', people)]);
}

const isFound =
  ({ query, status, isOwing, hasOpenClaim, uuids }: Chosen<StaffBookingFilter>) =>
  (eb: Builder): Expression<SqlBool> => {
    const text = query?.trim() ?? '';
    const claimed = eb
      .selectFrom('Claim as c')
      .select('c.bookingId')
      .where('c.status', 'in', claimStatusesThat('isOpen'));
    return eb.and([
      ...(uuids ? [eb('b.id', 'in', uuids)] : []),
      ...(text === '' ? [] : [matches(eb, text)]),
      ...(status ? [eb('b.status', '=', status)] : []),
      ...(isOwing ? [eb('b.billingState', '<>', sql.lit(BillingState.CURRENT))] : []),
      ...(hasOpenClaim ? [eb('b.id', 'in', claimed)] : []),
    ]);
  };

const found = ({ db }: SignedInContext, filter: Chosen<StaffBookingFilter>) =>
  db.selectFrom('Booking as b').where(isFound(filter));

/** How many bookings match a filter, up to the limit of counts. */
export const countStaffBookings = (ctx: SignedInContext, filter: StaffBookingFilter): Promise<number> =>
  countFound(ctx, found(ctx, filter));

/** Bookings by a filter in its order: three statements (keys, count, rows), however many there are. */
export async function listStaffBookings(
  ctx: SignedInContext,
  filter: Chosen<StaffBookingFilter>,
  page: PageArgs,
): Promise<StaffBookingConnection> {
  const window = windowOf(ctx, page, 50);
  const { order, column, isIn, direction } = orderOf(filter, window);
  const keys = await found(ctx, filter)
    .select((eb) => newestFirstKey(eb, column))
    .where((eb) => isIn(eb, column, order, window))
    .orderBy(column, direction)
    .orderBy('b.id', direction)
    .limit(window.size + 1)
    .execute();
  const totalCount = await countStaffBookings(ctx, filter);
  const bookings = await loadBookings(
    ctx,
    keys.slice(0, window.size).map(({ id }) => id),
  );
  return {
    ...pageOfWindow(keys, window, (key) => ({
      cursor: cursorOf(order, key),
      node: bookings.get(key.id) as Booking,
    })),
    totalCount,
  };
}

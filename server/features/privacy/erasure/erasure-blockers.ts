import type { ServiceContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/global-id.js';
import { finalStatuses } from '../../bookings/booking-state-machine.js';
import { ErasureBlockerKind, type ErasureBlocker } from './erasure.types.js';

interface BookingRow {
  readonly id: string;
  readonly reference: string;
  readonly ends_on: string;
  readonly is_host: boolean;
}

interface MoneyRow {
  readonly id: string;
  readonly reference: string;
  readonly amount_cents: number;
}

const FINAL = finalStatuses.map((status) => `'${status}'`).join(', ');
/* A stay whose day of leaving is behind is over, whatever its status says; what was not paid for and what ended in a quarrel wait for their own end. */
const IS_OVER = `(b.status in (${FINAL}) or (b.status not in ('pending_payment', 'move_out', 'terminated') and b.ends_on < ?::date))`;
/* Where days end last. */
const today = (ctx: ServiceContext): string => ctx.clock.today('Atlantic/Canary');

/** Everything that has to end before an account can be erased, what ends first in front. */
export async function erasureBlockers(ctx: ServiceContext, userId: string): Promise<ErasureBlocker[]> {
  const [staff, bookings, charges, earnings] = [await staffRoles(ctx, userId), await openBookings(ctx, userId), await openCharges(ctx, userId), await moneyHeld(ctx, userId)];
  const money = (kind: ErasureBlockerKind) => (row: MoneyRow): ErasureBlocker => ({
    kind, bookingId: toGlobalId('Booking', row.id), reference: row.reference, endsOn: null, amountCents: row.amount_cents,
  });
  return [
    ...staff.map(() => ({ kind: ErasureBlockerKind.STAFF, bookingId: null, reference: null, endsOn: null, amountCents: null })),
    ...bookings.map((row) => ({
      kind: row.is_host ? ErasureBlockerKind.BOOKING_AS_HOST : ErasureBlockerKind.BOOKING_AS_RENTER,
      bookingId: toGlobalId('Booking', row.id),
      reference: row.reference,
      endsOn: row.ends_on,
      amountCents: null,
    })),
    ...charges.map(money(ErasureBlockerKind.PAYMENT_DUE)),
    ...earnings.map(money(ErasureBlockerKind.PAYOUT_DUE)),
  ];
}

function staffRoles(ctx: ServiceContext, userId: string): Promise<object[]> {
  return ctx.em.execute<object[]>(`select role from user_roles where user_id = ? and role = 'admin'`, [userId]);
}

/** A hold that nobody paid for ends with its time, all others with their stay. Until it is asked for, a host knows nothing of one. */
function openBookings(ctx: ServiceContext, userId: string): Promise<BookingRow[]> {
  return ctx.em.execute<BookingRow[]>(
    `select b.id, b.reference, b.host_id = ? as is_host,
       (case when b.status = 'pending_payment' then coalesce(b.hold_expires_at, b.created_at)::date else b.ends_on end)::text as ends_on
     from bookings b where not ${IS_OVER} and (b.renter_id = ? or b.host_id = ?) order by ends_on, b.id`,
    [userId, today(ctx), userId, userId],
  );
}

/** Charges of bookings that are over, with something left to be asked of the provider: money on its way back too. */
function openCharges(ctx: ServiceContext, userId: string): Promise<MoneyRow[]> {
  return ctx.em.execute<MoneyRow[]>(
    `select b.id, b.reference, p.total_cents as amount_cents from payments p join bookings b on b.id = p.booking_id
     where b.renter_id = ? and ${IS_OVER} and (p.status in ('pending', 'action_required', 'authorized', 'disputed') or p.pending_step is not null
         or exists (select from refunds r where r.payment_id = p.id and r.status <> 'done'))
     order by p.created_at, p.id`,
    [userId, today(ctx)],
  );
}

/** Rent of bookings that are over and has not been paid out; that of open ones is told by the booking. */
function moneyHeld(ctx: ServiceContext, userId: string): Promise<MoneyRow[]> {
  return ctx.em.execute<MoneyRow[]>(
    `select b.id, b.reference, (-sum(l.amount_cents))::int as amount_cents from ledger_entries l join bookings b on b.id = l.booking_id
     where b.host_id = ? and ${IS_OVER} and l.account in ('held', 'host_payable') group by b.id, b.reference having sum(l.amount_cents) < 0 order by b.reference`,
    [userId, today(ctx)],
  );
}

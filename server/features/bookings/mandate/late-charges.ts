import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { hasMonthToCharge, type WithBooking } from '../cards/charged-bookings.js';
import { depositMayBeCharged } from '../payments/deposit-charge.js';

/** Whether the card of the booking with alias `b` may be charged even after the stay: its deposit, or a month that was not charged. */
export function mayChargeLate(eb: ExpressionBuilder<WithBooking, 'b'>): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  return eb.or([depositMayBeCharged(eb), hasMonthToCharge(eb)]);
}

/** The same for one booking. */
export async function mayBookingChargeLate({ db }: ServiceContext, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('Booking as b')
    .select('b.id')
    .where('b.id', '=', bookingId)
    .where(mayChargeLate)
    .executeTakeFirst();
  return row !== undefined;
}

import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';

type WithBooking = Tables & { b: Tables['Booking'] };
type WithPayment = Tables & { p: Tables['Payment'] };

/** Whether the payment with alias `p` collected something that was owed; what nobody owed was refunded in full at once. */
export function isOwed(eb: ExpressionBuilder<WithPayment, 'p'>): ExpressionWrapper<WithPayment, 'p', SqlBool> {
  const unowed = eb
    .selectFrom('LedgerEntry as u')
    .select('u.id')
    .whereRef('u.paymentId', '=', 'p.id')
    .where('u.rule', '=', 'money_unowed');
  return eb.not(eb.exists(unowed));
}

/** Whether the first charge of the booking with alias `b` was collected, without money that nobody owed. */
export function isFirstChargePaid(
  eb: ExpressionBuilder<WithBooking, 'b'>,
): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  return eb.exists(
    eb
      .selectFrom('Payment as p')
      .select('p.id')
      .whereRef('p.bookingId', '=', 'b.id')
      .where('p.kind', '=', 'first')
      .where('p.capturedAt', 'is not', null)
      .where(isOwed),
  );
}

/** The payments of bookings that collected what nobody owed. */
export async function findUnowedPayments(
  { db }: ServiceContext,
  bookingIds: readonly string[],
): Promise<{ readonly bookingId: string | null; readonly paymentId: string | null }[]> {
  return db
    .selectFrom('LedgerEntry')
    .select(['bookingId', 'paymentId'])
    .distinct()
    .where('bookingId', 'in', bookingIds)
    .where('rule', '=', 'money_unowed')
    .execute();
}

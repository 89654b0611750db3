import { sql, type ExpressionBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { sumCents, type Cents } from '../../../core/values/money.js';
import type { Tables } from '../../../database.js';
import type { Booking } from '../booking.entity.js';
import { PaymentStatus } from '../booking-types.js';

/** The least that providers charge a card: as much stays for the card, so that each charge proves that it works. */
const MIN_CARD_CENTS = 50;

/** What of a charge the renter's credit pays: all that is left of it. Locks their credit, so that no cent is spent twice. */
export async function creditForCharge(tx: ServiceContext, userId: string, totalCents: Cents): Promise<Cents> {
  await tx.em.flush();
  const given = await tx.db
    .selectFrom('Credit')
    .select('amountCents')
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (given.length === 0) return 0;
  const leftCents = sumCents(given.map(({ amountCents }) => amountCents)) - (await spentCredit(tx, userId));
  return spendable(leftCents, totalCents);
}

/** What of a charge so much credit can pay. */
export function spendable(creditCents: Cents, totalCents: Cents): Cents {
  return Math.max(0, Math.min(creditCents, totalCents - MIN_CARD_CENTS));
}

/** What is left of a user's credit for a charge of a booking that is still to be paid, whatever earlier tries of it hold. */
export async function creditFor(
  ctx: ServiceContext,
  { id, renterId }: Pick<Booking, 'id' | 'renterId'>,
): Promise<Cents> {
  const row = await ctx.db
    .selectFrom('Credit')
    .select((eb) => eb.fn.sum<string | null>('amountCents').as('cents'))
    .where('userId', '=', renterId)
    .executeTakeFirst();
  const givenCents = Number(row?.cents ?? 0);
  return givenCents === 0 ? 0 : Math.max(0, givenCents - (await spentCredit(ctx, renterId, id)));
}

/** What of a user's credit is spent: in charges that were taken or may be, less what refunds gave back. */
export async function spentCredit(ctx: ServiceContext, userId: string, openBookingId?: string): Promise<Cents> {
  const row = await ctx.db
    .selectNoFrom((eb) => [
      charged(eb, userId, openBookingId).as('chargedCents'),
      eb
        .selectFrom('Refund as r')
        .innerJoin('Payment as p', 'p.id', 'r.paymentId')
        .select((refund) => refund.fn.coalesce(refund.fn.sum<string>('r.creditCents'), sql<string>`0`).as('cents'))
        .where('p.renterId', '=', userId)
        .where('p.creditCents', '>', 0)
        .as('returnedCents'),
    ])
    .executeTakeFirstOrThrow();
  return Number(row.chargedCents) - Number(row.returnedCents);
}

/** A charge that failed, or that is being let go of, leaves the credit to the next one. */
function charged(eb: ExpressionBuilder<Tables, never>, userId: string, openBookingId?: string) {
  return eb
    .selectFrom('Payment')
    .select((payment) => payment.fn.coalesce(payment.fn.sum<string>('creditCents'), sql<string>`0`).as('cents'))
    .where('renterId', '=', userId)
    .where('creditCents', '>', 0)
    .where('status', 'not in', [PaymentStatus.FAILED, PaymentStatus.VOID])
    .where((payment) => payment.or([payment('pendingStep', 'is', null), payment('pendingStep', '<>', 'void')]))
    .$if(openBookingId !== undefined, (query) =>
      query.where((payment) =>
        payment.or([payment('bookingId', '<>', openBookingId ?? ''), payment('capturedAt', 'is not', null)]),
      ),
    );
}

/** What of a charge, or of a refund, moves on the card. */
export function cardCents({
  totalCents,
  creditCents,
}: {
  readonly totalCents: Cents;
  readonly creditCents: Cents;
}): Cents {
  return totalCents - creditCents;
}

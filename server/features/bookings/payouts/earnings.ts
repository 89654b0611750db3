import type { ServiceContext } from '../../../core/context.js';
import type { PayoutPart } from '../ledger/posting.rules.js';

/** A host's balance for one cycle (null: for the booking itself, such as a fee), by the ledger. Cents. */
export interface Earning {
  readonly bookingId: string | null;
  readonly cycleId: string | null;
  /** Rent that is not payable yet, our commission included. */
  readonly heldCents: number;
  /** Payable; negative for a debt. */
  readonly payableCents: number;
  readonly sentCents: number;
  readonly isOnHold: boolean;
}

/** A host's earnings: sums of ledger postings, and whether a hold is in force. There is no other record of them. */
export async function earningsOf(ctx: ServiceContext, hostId: string): Promise<Earning[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .selectFrom('LedgerEntry as l')
    .select(['l.bookingId', 'l.cycleId'])
    .select((eb) => {
      const balance = (account: 'held' | 'host_payable' | 'host_paid') =>
        eb.fn.sum<string | null>('l.amountCents').filterWhere('l.account', '=', account);
      return [balance('held').as('held'), balance('host_payable').as('payable'), balance('host_paid').as('sent')];
    })
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('EarningHold as h')
            .select('h.id')
            .where('h.releasedAt', 'is', null)
            .where((hold) => hold.or([hold('h.heldUntil', 'is', null), hold('h.heldUntil', '>', now)]))
            .whereRef('h.hostId', '=', 'l.hostId')
            .where((hold) =>
              hold.or([hold('h.bookingId', 'is', null), hold('h.bookingId', '=', hold.ref('l.bookingId'))]),
            )
            .where((hold) => hold.or([hold('h.cycleId', 'is', null), hold('h.cycleId', '=', hold.ref('l.cycleId'))])),
        )
        .as('isOnHold'),
    )
    .where('l.hostId', '=', hostId)
    .where('l.account', 'in', ['held', 'host_payable', 'host_paid'])
    .groupBy(['l.hostId', 'l.bookingId', 'l.cycleId'])
    .execute();
  return rows.map(({ bookingId, cycleId, held, payable, sent, isOnHold }) => ({
    bookingId,
    cycleId,
    heldCents: 0 - Number(held ?? 0),
    payableCents: 0 - Number(payable ?? 0),
    sentCents: 0 - Number(sent ?? 0),
    isOnHold: Boolean(isOnHold),
  }));
}

/** The content of the next payout: everything payable and not on hold, and every debt. */
export function payoutParts(earnings: readonly Earning[]): PayoutPart[] {
  return earnings
    .filter(({ payableCents, isOnHold }) => payableCents < 0 || (payableCents > 0 && !isOnHold))
    .map(({ bookingId, cycleId, payableCents }) => ({ bookingId, cycleId, amountCents: payableCents }));
}

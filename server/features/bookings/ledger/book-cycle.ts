import type { ServiceContext } from '../../../core/context.js';
import { divideRounded, ivaContained } from '../../../core/values/money.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import type { Booking } from '../booking.entity.js';
import { cardCents } from '../payments/credit-spent.js';
import type { Payment } from '../payments/payment.entity.js';
import type { LedgerAccount } from './ledger.types.js';
import { post, type PostingDetails } from './post.js';
import { dueBalances, type Balances, type ChargeAmounts, type HostShare } from './posting.rules.js';

type Named = Pick<Booking, 'id' | 'hostId'>;

const OWED_RULES = ['cycle_due', 'cycle_changed', 'cycle_dropped'] as const;

/** Books what is owed for a cycle, or the difference when it changed since it fell due. */
export async function bookReceivable(tx: ServiceContext, booking: Named, cycle: BillingCycle): Promise<void> {
  await bookDifference(tx, booking, cycle, dueBalances(chargeOf(cycle)));
}

/** Reverses what was owed for a cycle that is no longer collected. */
export async function dropReceivable(tx: ServiceContext, booking: Named, cycle: BillingCycle): Promise<void> {
  await bookDifference(tx, booking, cycle, {});
}

/** Writes off what was owed for a cycle. */
export async function writeOff(tx: ServiceContext, booking: Named, cycle: BillingCycle): Promise<void> {
  await bookReceivable(tx, booking, cycle);
  await post(tx, 'written_off', cycle, cycleDetails(booking, cycle));
}

/** Books the payment of a cycle: money collected by the provider, and credit. */
export async function bookMoneyIn(tx: ServiceContext, booking: Named, payment: Payment): Promise<void> {
  const details: PostingDetails = {
    source: ['payment', payment.id],
    bookingId: booking.id,
    hostId: booking.hostId,
    cycleId: payment.cycleId,
    paymentId: payment.id,
  };
  await post(tx, 'money_in', cardCents(payment), details);
  await post(tx, 'credit_spent', payment.creditCents, details);
}

/** Splits the held rent of a cycle into the host's share, commission and tax. Returns false when it was split before. */
export async function bookShare(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<boolean> {
  const held = -((await cycleBalances(tx, cycle.id)).held ?? 0);
  if (held <= 0) return false;
  const commissionCents = cycle.rentCents === 0 ? 0 : divideRounded(held * cycle.commissionCents, cycle.rentCents);
  return post(
    tx,
    'share_payable',
    {
      netCents: held - commissionCents,
      commissionCents,
      commissionTaxCents: ivaContained(commissionCents, cycle.taxBps),
    },
    cycleDetails(booking, cycle),
  );
}

/** The balance of each account for a cycle; only of some rules, when they are named. */
export async function cycleBalances(
  tx: ServiceContext,
  cycleId: string,
  rules?: readonly string[],
): Promise<Partial<Record<LedgerAccount, number>>> {
  let query = tx.db
    .selectFrom('LedgerEntry')
    .select((eb) => ['account', eb.fn.sum<string>('amountCents').as('cents')])
    .where('cycleId', '=', cycleId);
  if (rules) query = query.where('rule', 'in', rules);
  const rows = await query.groupBy('account').execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

/** The part of a refunded rent that was already split, reversed in the same proportion; the unsplit part is refunded first. */
export async function shareOfRefund(tx: ServiceContext, cycleId: string | null, rentCents: number): Promise<HostShare> {
  const none = { netCents: 0, commissionCents: 0, commissionTaxCents: 0 };
  if (cycleId === null) return none;
  const held = -((await cycleBalances(tx, cycleId)).held ?? 0);
  const back = rentCents - Math.max(0, Math.min(held, rentCents));
  if (back === 0) return none;
  const split = await cycleBalances(tx, cycleId, ['share_payable']);
  const before = await cycleBalances(tx, cycleId, ['refund_ordered']);
  const net = -(split.host_payable ?? 0);
  const taxCents = -(split.tax_payable ?? 0);
  const commission = taxCents - (split.platform_fee ?? 0);
  if (net + commission === 0) return { ...none, netCents: back };
  // Computed together with earlier refunds, so that many partial refunds add up to what one would give.
  const earlierCents = (await refundedRent(tx, cycleId)) - (before.held ?? 0);
  const earlierCommission = earlierCents - (before.host_payable ?? 0);
  const commissionCents = divideRounded((earlierCents + back) * commission, net + commission) - earlierCommission;
  const taxOf = (cents: number): number => (commission === 0 ? 0 : divideRounded(taxCents * cents, commission));
  return {
    netCents: back - commissionCents,
    commissionCents,
    commissionTaxCents: taxOf(earlierCommission + commissionCents) - taxOf(earlierCommission),
  };
}

async function refundedRent(tx: ServiceContext, cycleId: string): Promise<number> {
  const row = await tx.db
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .select((eb) => eb.fn.sum<string | null>('r.rentCents').as('cents'))
    .where('p.cycleId', '=', cycleId)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

function chargeOf({ rentCents, renterFeeCents, protectionCents, taxCents, totalCents }: BillingCycle): ChargeAmounts {
  return { rentCents, renterFeeCents, protectionCents, ivaCents: taxCents, totalCents };
}

async function bookDifference(
  tx: ServiceContext,
  booking: Named,
  cycle: BillingCycle,
  wanted: Balances,
): Promise<void> {
  const postings = await tx.db
    .selectFrom('LedgerEntry')
    .select((eb) => eb.fn.count<string>('txId').distinct().as('count'))
    .where('cycleId', '=', cycle.id)
    .where('rule', 'in', OWED_RULES)
    .executeTakeFirstOrThrow();
  const times = Number(postings.count);
  const booked = await cycleBalances(tx, cycle.id, OWED_RULES);
  const accounts = new Set([...Object.keys(wanted), ...Object.keys(booked)] as LedgerAccount[]);
  const difference = Object.fromEntries(
    [...accounts].map((account) => [account, (wanted[account] ?? 0) - (booked[account] ?? 0)]),
  );
  const details = cycleDetails(booking, cycle);
  if (times === 0) await post(tx, 'cycle_due', difference, details);
  else if (Object.keys(wanted).length === 0) await post(tx, 'cycle_dropped', difference, details);
  else await post(tx, 'cycle_changed', difference, { ...details, source: ['cycle', `${cycle.id}:${times}`] });
}

function cycleDetails(booking: Named, cycle: BillingCycle): PostingDetails {
  return { source: ['cycle', cycle.id], bookingId: booking.id, hostId: booking.hostId, cycleId: cycle.id };
}

import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import type { ServiceContext } from '../../../core/context.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import type { PayoutConnection } from './earnings.types.js';
import { PayoutStatus } from './payout.enums.js';
import { isOfAccount, UNANSWERED } from './payout-port.js';
import { Payout } from './payout.entity.js';

const ORDER = 'payouts';

/** A host's payouts, newest first. */
export async function payoutsOf(ctx: ServiceContext, hostId: string, page: PageArgs): Promise<PayoutConnection> {
  const window = windowOf(ctx, page);
  const keys = await ctx.db
    .selectFrom('Payout as p')
    .select((eb) => newestFirstKey(eb, 'p.createdAt'))
    .where('p.hostId', '=', hostId)
    .where((eb) => isInWindow(eb, 'p.createdAt', ORDER, window))
    .orderBy('p.createdAt', newestFirst(window))
    .orderBy('p.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const found = await ctx.em.fork().find(Payout, { id: { $in: keys.slice(0, window.size).map(({ id }) => id) } });
  const byId = new Map(found.map((payout) => [payout.id, payout]));
  return pageOfWindow(keys, window, (key) => ({
    cursor: cursorOf(ORDER, key),
    node: byId.get(key.id) as Payout,
  }));
}

/** Whether a payout failed because of its account or that account's bank, and not for a reason of ours. */
export function hasAccountFailed({ status, failureCode, transferRef }: Payout): boolean {
  if (status !== PayoutStatus.FAILED || failureCode === null || failureCode === UNANSWERED) return false;
  // Before the transfer the staff also end payouts that wait for us.
  return transferRef !== null || isOfAccount(failureCode, false);
}

/** The part of a payout that belongs to one booking, or to one billing period of it; without one for a fee. Negative when it was owed. */
interface PayoutLine {
  readonly bookingId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly amountCents: number;
}

/** The parts of payouts, by their ledger postings. */
export async function payoutLines(
  ctx: ServiceContext,
  payoutIds: readonly string[],
): Promise<Map<string, PayoutLine[]>> {
  const rows = await ctx.db
    .selectFrom('LedgerEntry as l')
    .leftJoin('BillingCycle as c', 'c.id', 'l.cycleId')
    .select(['l.payoutId', 'l.bookingId', 'l.amountCents', 'c.from', 'c.to'])
    .where('l.payoutId', 'in', payoutIds)
    .where('l.rule', '=', 'payout_ordered')
    .where('l.account', '=', 'host_payable')
    .orderBy('l.payoutId')
    .orderBy('l.lineNo')
    .execute();
  const lines = new Map<string, PayoutLine[]>(payoutIds.map((id) => [id, []]));
  for (const { payoutId, ...line } of rows) if (payoutId !== null) lines.get(payoutId)?.push(line);
  return lines;
}

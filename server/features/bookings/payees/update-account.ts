import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { AccountState } from '../../../ports/payments/payee-records.js';
import { AccountEventType } from '../../accounts/account.events.js';
import { PayoutEventType } from '../payouts/payout.events.js';
import { PayoutAccountStatus } from './payout-account.enums.js';
import { PayoutAccount } from './payout-account.entity.js';

/** Maximum number of overtaken answers in a row before the job is left to its next attempt. */
const MAX_TRIES = 5;

/**
 * Handles a webhook about a payee's account by fetching and storing its current state. Several webhooks run at once, so an answer that
 * another one has overtaken is fetched again.
 */
export async function updateAccount(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const known = await ctx.db
      .selectFrom('PayoutAccount')
      .select(['id', 'answerCount'])
      .where('provider', '=', provider)
      .where('ref', '=', ref)
      .executeTakeFirst();
    if (!known) return;
    const state = await ctx.ports.payments.named(provider).retrieveAccount(ref);
    if (await storeAccount(ctx, known, state)) return;
  }
  throw new Error(`the answers about the account ${ref} overtake each other`);
}

const STATUS: Readonly<Record<AccountState['status'], PayoutAccountStatus>> = {
  pending: PayoutAccountStatus.PENDING,
  restricted: PayoutAccountStatus.RESTRICTED,
  complete: PayoutAccountStatus.COMPLETE,
};

/**
 * Stores the provider's state of an account; notifies a host whose account is no longer complete. Returns false, and stores nothing, when
 * another answer was stored after `known` was read: that one may be newer.
 */
export async function storeAccount(
  ctx: ServiceContext,
  known: Pick<PayoutAccount, 'id' | 'answerCount'>,
  state: AccountState,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const account = await tx.em.findOneOrFail(PayoutAccount, known.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (account.answerCount !== known.answerCount) return false;
    const before = account.status;
    const { ref, requirements, requirementsDueAt, ibanLast4 } = state;
    Object.assign(account, { ref, requirements: [...requirements], requirementsDueAt, ibanLast4 });
    account.status = STATUS[state.status];
    account.answerCount += 1;
    account.updatedAt = tx.clock.now();
    await tx.em.flush();
    await reportChange(tx, account, before);
    return true;
  });
}

async function reportChange(
  tx: ServiceContext,
  { userId, status }: PayoutAccount,
  before: PayoutAccountStatus,
): Promise<void> {
  if (before === status) return;
  if (status === PayoutAccountStatus.COMPLETE)
    await recordEvent(tx, { type: AccountEventType.HOST_DATA_GIVEN, payload: { userId } });
  if (before !== PayoutAccountStatus.COMPLETE) return;
  const payload = { userId, amountCents: 0, payoutId: '' };
  await recordEvent(tx, { type: PayoutEventType.ACCOUNT_RESTRICTED, payload });
}

/** Whether a host can be paid out, where that is required (T5). */
export async function isPayeeReady(ctx: ServiceContext, hostId: string): Promise<boolean> {
  return !ctx.config.requirePayoutAccount || (await payeesReady(ctx, [hostId])).has(hostId);
}

/** Which of these hosts can be paid out. */
export async function payeesReady(ctx: ServiceContext, hostIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectFrom('PayoutAccount')
    .select('userId')
    .where('userId', 'in', hostIds)
    .where('provider', '=', ctx.ports.payments.current.name)
    .where('status', '=', PayoutAccountStatus.COMPLETE)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { AccountState } from '../../../ports/payments/payee-records.js';
import { AccountEventType } from '../../accounts/account.events.js';
import { PayoutEventType } from '../payouts/payout.events.js';
import { PayoutAccountStatus } from './payout-account.codes.js';
import { PayoutAccount } from './payout-account.entity.js';

/** A webhook about a payee's account: its present state is fetched and stored. */
export async function updateAccount(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  const known = await ctx.db
    .selectFrom('PayoutAccount')
    .select('id')
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (known) await storeAccount(ctx, known.id, await ctx.ports.payments.named(provider).retrieveAccount(ref));
}

const STATUS: Readonly<Record<AccountState['status'], PayoutAccountStatus>> = {
  pending: PayoutAccountStatus.PENDING,
  restricted: PayoutAccountStatus.RESTRICTED,
  complete: PayoutAccountStatus.COMPLETE,
};

/** Stores what the provider says of an account; a host whose account was complete and is not any more is told. */
export async function storeAccount(ctx: ServiceContext, id: string, state: AccountState): Promise<void> {
  const { ref, requirements, requirementsDueAt, ibanLast4 } = state;
  const status = STATUS[state.status];
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('PayoutAccount')
      .select(['userId', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await changeRecord(tx, PayoutAccount, id, {
      ref,
      status,
      requirements: [...requirements],
      requirementsDueAt,
      ibanLast4,
      updatedAt: tx.clock.now(),
    });
    if (before.status === status) return;
    if (status === PayoutAccountStatus.COMPLETE)
      await recordEvent(tx, { type: AccountEventType.HOST_DATA_GIVEN, payload: { userId: before.userId } });
    if (before.status !== PayoutAccountStatus.COMPLETE) return;
    await recordEvent(tx, {
      type: PayoutEventType.ACCOUNT_RESTRICTED,
      payload: { userId: before.userId, amountCents: 0, payoutId: '' },
    });
  });
}

/** Whether a host can be paid out to, where that is asked for (T5). */
export async function isPayeeReady(ctx: ServiceContext, hostId: string): Promise<boolean> {
  return !ctx.config.requirePayoutAccount || (await payeesReady(ctx, [hostId])).has(hostId);
}

/** Which of these hosts can be paid out to. */
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

import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { faultPoint } from '../../../core/fault-points.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/values/durations.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { PayoutState, TransferState } from '../../../ports/payments/payee-records.js';
import { ProviderError } from '../../../ports/payments/provider-error.js';
import { sweep } from '../lifecycle/sweep.js';
import { isKeyKnown } from '../payments/payment-schedule.rules.js';
import { movePayout } from './move-payout.js';
import { raiseAlarm, raiseRefused, type Difference } from './raise-alarm.js';
import { BALANCE_TOO_SMALL, isOfAccount, payoutGateway, type PayoutProvider } from './payout-port.js';
import { PayoutStep } from './payout.transitions.js';
import { PayoutStatus, type AlarmKind } from './payout.enums.js';
import { Payout } from './payout.entity.js';

/** Without an answer for this long, the calling process counts as crashed. */
const STALE_MS = MINUTE_MS;
const STATEMENT_TEXT = 'HUECO';
const NOT_RETURNED: AlarmKind = 'transfer_not_returned';

/** Runs the pending step of a payout: the transfer to the host's account, the transfer to the bank, or the reversal. */
export async function settlePayout(ctx: ServiceContext, payoutId: string): Promise<void> {
  const payout = await ctx.em.fork().findOne(Payout, payoutId);
  const provider = payout && payoutGateway()?.providerOf(ctx, payout.provider);
  if (!payout || !provider) return;
  try {
    await runPending(ctx, provider, payout);
  } catch (error) {
    await raiseRefused(ctx, payout.provider, error, payout.id);
    throw error;
  }
}

async function runPending(ctx: ServiceContext, provider: PayoutProvider, payout: Payout): Promise<void> {
  if (payout.status === PayoutStatus.SCHEDULED) await send(ctx, provider, payout);
  else if (payout.status === PayoutStatus.FAILED && payout.transferRef !== null && payout.reversedAt === null)
    await takeBack(ctx, provider, payout, payout.transferRef);
  else if (payout.status === PayoutStatus.IN_TRANSIT && payout.payoutRef !== null)
    await applyPayoutAnswer(ctx, payout.id, await provider.retrievePayout(payout.accountRef, payout.payoutRef));
}

/** Retries what a crash or an unresponsive provider left pending, and checks payouts in transit daily: a webhook may be lost. */
export async function reconcilePayouts(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const stale = ctx.db
    .selectFrom('Payout')
    .select('id')
    .where((eb) => {
      const isRequestedBefore = (ms: number) => eb('askedAt', '<=', new Date(now.getTime() - ms));
      const isWaitingForUs = eb.and([eb('status', '=', PayoutStatus.SCHEDULED), eb('failureCode', 'is not', null)]);
      const isScheduled = eb.and([eb('status', '=', PayoutStatus.SCHEDULED), eb('failureCode', 'is', null)]);
      const isToComeBack = eb.and([
        eb('status', '=', PayoutStatus.FAILED),
        eb('transferRef', 'is not', null),
        eb('reversedAt', 'is', null),
      ]);
      const isReturnRefused = eb.exists(
        eb
          .selectFrom('ReconciliationAlarm as a')
          .select('a.id')
          .where('a.kind', '=', NOT_RETURNED)
          .where('a.ref', '=', (of) => of.cast<string>('Payout.id', 'text')),
      );
      return eb.or([
        eb.and([eb.or([isScheduled, eb.and([isToComeBack, eb.not(isReturnRefused)])]), isRequestedBefore(STALE_MS)]),
        eb.and([eb.or([isWaitingForUs, isToComeBack]), isRequestedBefore(HOUR_MS)]),
        eb.and([eb('status', '=', PayoutStatus.IN_TRANSIT), isRequestedBefore(DAY_MS)]),
      ]);
    })
    .orderBy('askedAt')
    .limit(200);
  const open = await ctx.db
    .updateTable('Payout')
    .set({ askedAt: now })
    .where('id', 'in', stale)
    .returning('id')
    .execute();
  await sweep(ctx, open, settlePayout);
}

/** Applies the provider's state of a payout, however often and in whatever order; also after a webhook. */
export async function applyPayoutAnswer(ctx: ServiceContext, payoutId: string, answer: PayoutState): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    if (payout.payoutRef !== null && payout.payoutRef !== answer.ref) return;
    payout.payoutRef = answer.ref;
    // An overtaken answer arrives late: a completed payout keeps its day.
    const isUnderWay = payout.status === PayoutStatus.SCHEDULED || payout.status === PayoutStatus.IN_TRANSIT;
    if (isUnderWay) payout.failureCode = null;
    if (isUnderWay && answer.arrivesAt !== null) payout.arrivesOn = localDateOf(answer.arrivesAt);
    if (answer.status === 'failed' || answer.status === 'cancelled') {
      payout.failureCode = answer.failureCode ?? answer.status;
      await movePayout(tx, payout, PayoutStep.FAIL);
    } else {
      await movePayout(tx, payout, PayoutStep.SEND);
      if (answer.status === 'paid') await movePayout(tx, payout, PayoutStep.ARRIVE);
    }
    await tx.em.flush();
  });
}

async function send(ctx: ServiceContext, provider: PayoutProvider, payout: Payout): Promise<void> {
  const { id, accountRef, amountCents, idempotencyKey } = payout;
  let isTransferred = payout.transferRef !== null;
  let isLookUp = false;
  try {
    if (!isTransferred) {
      const request = await prepareTransfer(ctx, payout);
      if (request === 'OVERTAKEN') return;
      isLookUp = request === 'LOOK_UP';
      const transfer = await makeTransfer(ctx, provider, payout, request);
      if (transfer === null) return await raiseUnanswered(ctx, payout);
      faultPoint('payout.transferred');
      // Ended by the staff meanwhile: the transfer is taken back.
      if (!(await storeTransfer(ctx, id, transfer.ref))) return;
      isTransferred = true;
      faultPoint('payout.stored');
    }
    const request = {
      accountRef,
      amountCents,
      statementText: STATEMENT_TEXT,
      idempotencyKey: `${idempotencyKey}:payout`,
    };
    const askedAt = payout.transferAskedAt;
    isLookUp = askedAt !== null && !isKeyKnown(askedAt, ctx.clock.now());
    const made = isLookUp ? await provider.findPayout(request) : null;
    isLookUp = false;
    const answer = made ?? (await provider.payOut(request));
    faultPoint('payout.sent');
    await applyPayoutAnswer(ctx, id, answer);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // A transfer that only could not be looked up may have been made.
    const isEnded = isOfAccount(error.code, isTransferred) && (isTransferred || !isLookUp);
    await (isEnded ? refuse(ctx, id, error.code) : waitForUs(ctx, payout, error.code, isLookUp));
  }
}

/** Requested under its key, or looked up when the key may have expired. Null when it was not found; then it is not requested again. */
async function makeTransfer(
  ctx: ServiceContext,
  provider: PayoutProvider,
  { id, accountRef, amountCents, idempotencyKey }: Payout,
  request: TransferRequest,
): Promise<TransferState | null> {
  const call = { accountRef, idempotencyKey: `${idempotencyKey}:transfer` };
  if (request === 'LOOK_UP') return provider.findTransfer(call);
  faultPoint('payout.transfer');
  return provider.transfer({ ...call, amountCents, sourcePaymentRef: null, description: `pay-out ${id}` });
}

async function takeBack(
  ctx: ServiceContext,
  provider: PayoutProvider,
  payout: Payout,
  transferRef: string,
): Promise<void> {
  const { id, amountCents, idempotencyKey } = payout;
  try {
    await provider.reverseTransfer({ transferRef, amountCents, idempotencyKey: `${idempotencyKey}:reversal` });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return waitForReturn(ctx, payout);
  }
  await inTransaction(ctx, async (tx) => {
    const payout = await lockPayout(tx, id);
    payout.reversedAt ??= tx.clock.now();
    await tx.em.flush();
  });
}

/** How the transfer is requested: under its key, looked up once the key may have expired, or not by this run, because the payout has changed since it was read. */
type TransferRequest = 'SEND' | 'LOOK_UP' | 'OVERTAKEN';

/** Stores when the transfer is requested. */
function prepareTransfer(ctx: ServiceContext, { id, idempotencyKey }: Payout): Promise<TransferRequest> {
  return inTransaction(ctx, async (tx) => {
    const payout = await lockPayout(tx, id);
    // The staff may have ended it, or another run was refused and waits with a new key.
    if (payout.status !== PayoutStatus.SCHEDULED || payout.idempotencyKey !== idempotencyKey) return 'OVERTAKEN';
    const now = tx.clock.now();
    payout.transferAskedAt ??= now;
    // The refusal for which it waited says nothing about this request, whose answer may be lost.
    payout.failureCode = null;
    await tx.em.flush();
    return isKeyKnown(payout.transferAskedAt, now) ? 'SEND' : 'LOOK_UP';
  });
}

/** Stores the reference of the transfer, also to take it back; false when the payout may no longer be sent. */
function storeTransfer(ctx: ServiceContext, payoutId: string, ref: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    payout.transferRef ??= ref;
    await tx.em.flush();
    return payout.status === PayoutStatus.SCHEDULED;
  });
}

/** The provider says that the call is invalid for good, as for a closed account. */
async function refuse(ctx: ServiceContext, payoutId: string, failureCode: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    payout.failureCode = failureCode;
    await movePayout(tx, payout, PayoutStep.FAIL);
  });
}

/** The provider has answered that this call is invalid. */
function isRefusal(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.kind === 'our_fault';
}

/**
 * The call is refused for what the host cannot mend, such as our balance that does not cover it yet: the staff are told, and it is made
 * again later.
 */
async function waitForUs(
  ctx: ServiceContext,
  { id, provider, amountCents, idempotencyKey }: Payout,
  code: string,
  isLookUp: boolean,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout.status !== PayoutStatus.SCHEDULED || payout.idempotencyKey !== idempotencyKey) return;
    if (!isLookUp) {
      // Nothing was made under this key, and the provider would repeat its refusal for as long as it knows it.
      payout.idempotencyKey = randomUUID();
      if (payout.transferRef === null) payout.transferAskedAt = null;
    }
    payout.failureCode = code;
    await tx.em.flush();
    const alarm: Pick<Difference, 'kind' | 'ref'> =
      code === BALANCE_TOO_SMALL
        ? { kind: 'balance_too_small', ref: id }
        : { kind: 'call_refused', ref: `${code} ${id}` };
    await raiseAlarm(tx, { ...alarm, provider, expectedCents: amountCents, foundCents: 0 });
  });
}

/** The provider does not take the transfer back, as from an account with too little money: the staff are told, and it is requested again later. */
async function waitForReturn(
  ctx: ServiceContext,
  { id, provider, amountCents, idempotencyKey }: Payout,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout.reversedAt !== null || payout.idempotencyKey !== idempotencyKey) return;
    // The provider would repeat its refusal under the same key.
    payout.idempotencyKey = randomUUID();
    await tx.em.flush();
    await raiseAlarm(tx, { kind: NOT_RETURNED, provider, ref: id, expectedCents: amountCents, foundCents: 0 });
  });
}

async function raiseUnanswered(ctx: ServiceContext, payout: Payout): Promise<void> {
  await inTransaction(ctx, (tx) =>
    raiseAlarm(tx, {
      kind: 'payout_unanswered',
      provider: payout.provider,
      ref: payout.id,
      expectedCents: payout.amountCents,
      foundCents: 0,
    }),
  );
}

/** A payout to be changed. */
export function lockPayout(tx: ServiceContext, id: string): Promise<Payout> {
  return tx.em.findOneOrFail(Payout, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

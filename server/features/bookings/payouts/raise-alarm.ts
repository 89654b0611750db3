import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { ProviderError } from '../../../ports/payments/provider-error.js';
import type { AlarmKind } from './payout.enums.js';

/** A difference that was found. */
export interface Difference {
  readonly kind: AlarmKind;
  readonly provider: string;
  /** The reference at the provider, or of our own record. */
  readonly ref: string;
  readonly bookingId?: string | null;
  readonly expectedCents: number;
  readonly foundCents: number;
  readonly answerDueAt?: Date | null;
}

/** Stores an alarm for the staff and mails support; one that is already open is not raised again. */
export async function raiseAlarm(tx: ServiceContext, difference: Difference): Promise<void> {
  const id = randomUUID();
  const written = await tx.db
    .insertInto('ReconciliationAlarm')
    .values({
      id,
      ...difference,
      bookingId: difference.bookingId ?? null,
      foundAt: tx.clock.now(),
      resolvedAt: null,
      resolvedBy: null,
      resolution: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'provider', 'ref']).where('resolvedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  const { kind, provider, ref, expectedCents, foundCents } = difference;
  tx.log.error({ kind, provider, ref, expectedCents, foundCents }, 'ledger: our books and another one differ');
  await queueMail(tx, {
    id: `reconciliation-${id}`,
    to: tx.config.supportEmail,
    locale: Locale.ES,
    template: 'bookings.reconciliation-alarm',
    params: { kind, provider, ref, expectedCents, foundCents },
  });
}

/** One alarm for all calls that fail for the same reason of ours, such as an expired key, or for those of the record whose own call is invalid. */
export async function raiseRefused(
  ctx: ServiceContext,
  provider: string,
  error: unknown,
  recordId: string | null,
): Promise<void> {
  if (!(error instanceof ProviderError)) return;
  const isOfRecord = error.kind === 'our_fault' && recordId !== null;
  if (error.kind !== 'blocked' && !isOfRecord) return;
  const ref = isOfRecord ? `${error.code} ${recordId}` : error.code;
  const alarm = { kind: 'call_refused', provider, ref, expectedCents: 0, foundCents: 0 } as const;
  await inTransaction(ctx, (tx) => raiseAlarm(tx, alarm));
}

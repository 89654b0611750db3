import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import type { PostingSource } from './ledger.types.js';
import { postingLines, postingRules, type AmountsOf, type PostingRule } from './posting.rules.js';

/** The source of a posting. A rule books each source once. */
export interface PostingDetails {
  readonly source: readonly [type: PostingSource, id: string];
  readonly bookingId?: string | null;
  readonly hostId?: string | null;
  readonly cycleId?: string | null;
  readonly paymentId?: string | null;
  readonly payoutId?: string | null;
}

/** Applies a posting rule to a source; returns false when it was booked before. */
export async function post<R extends PostingRule>(
  tx: ServiceContext,
  rule: R,
  amounts: AmountsOf<R>,
  details: PostingDetails,
): Promise<boolean> {
  const rows = postingRows(rule, amounts, details, { txId: randomUUID(), createdAt: tx.clock.now() });
  if (rows.length === 0) return false;
  const written = await tx.db
    .insertInto('LedgerEntry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['rule', 'sourceType', 'sourceId', 'lineNo']).doNothing())
    .returning('id')
    .execute();
  if (written.length !== 0 && written.length !== rows.length)
    throw new Error(`${rule} of ${details.source.join(' ')} was booked before with other lines`);
  return written.length > 0;
}

/** The rows of a posting. */
export function postingRows<R extends PostingRule, At>(
  rule: R,
  amounts: AmountsOf<R>,
  { source: [sourceType, sourceId], ...details }: PostingDetails,
  { txId, createdAt }: { readonly txId: string; readonly createdAt: At },
) {
  const { memo } = postingRules[rule];
  return postingLines(rule, amounts).map(({ account, amountCents, bookingId, cycleId }, index) => ({
    txId,
    rule,
    sourceType,
    sourceId,
    lineNo: index + 1,
    account,
    amountCents,
    bookingId: (bookingId === undefined ? details.bookingId : bookingId) ?? null,
    cycleId: (cycleId === undefined ? details.cycleId : cycleId) ?? null,
    hostId: details.hostId ?? null,
    paymentId: details.paymentId ?? null,
    payoutId: details.payoutId ?? null,
    memo,
    createdAt,
  }));
}

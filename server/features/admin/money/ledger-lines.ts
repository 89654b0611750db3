import type { ServiceContext } from '../../../core/context.js';
import type { LedgerLineView } from './staff-payment.types.js';

const MAX_SHOWN = 100;

/** The ledger postings of a payment or its cycle, in booking order. */
export async function linesOfPayment(
  { db }: ServiceContext,
  { id, cycleId }: { readonly id: string; readonly cycleId: string | null },
): Promise<LedgerLineView[]> {
  const rows = await db
    .selectFrom('LedgerEntry')
    .select(['id', 'account', 'amountCents', 'memo', 'createdAt'])
    .where((eb) =>
      cycleId === null ? eb('paymentId', '=', id) : eb.or([eb('paymentId', '=', id), eb('cycleId', '=', cycleId)]),
    )
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ id: number, createdAt, ...line }) => ({ ...line, number: Number(number), bookedAt: createdAt }));
}

import type { ServiceContext } from '../../core/context.js';
import { PayoutStatus } from '../bookings/payouts/payout.enums.js';
import { DocumentKind } from './document.enums.js';
import { scheduleRendering } from './files/render-job.js';

/** Which of these payouts were returned, so that their statements are void. */
export async function voidPayouts(
  { db }: Pick<ServiceContext, 'db'>,
  payoutIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('Payout')
    .select('id')
    .where('id', 'in', payoutIds)
    .where('status', '=', PayoutStatus.FAILED)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Schedules rendering the statement of a returned payout again: its PDF says that it is void. */
export async function renderVoidStatement(tx: ServiceContext, payoutId: string): Promise<void> {
  await tx.db
    .updateTable('IssuedDocument')
    .set({ fileKey: null })
    .where('kind', '=', DocumentKind.PAYOUT_STATEMENT)
    .where('sourceType', '=', 'payout')
    .where('sourceId', '=', payoutId)
    .execute();
  await scheduleRendering(tx);
}

import { addDays } from '../../../core/values/date-range.js';
import { localDateOf, timeOfDayInstant } from '../../../core/values/time-zone.js';
import { recordSelfCheck } from '../../../core/writes/self-checks.js';
import { checkChain } from '../../../features/admin/audit/timeline.js';
import type { SeedTransaction } from '../insert-rows.js';

const ZONE = 'Europe/Madrid';
const DAYS_COMPARED = 3;

/** The checks of this morning: the log's chain as it is, and the books that agree. */
export async function seedSelfChecks(tx: SeedTransaction, now: Date): Promise<void> {
  const { count, brokenAt } = await checkChain(tx);
  const today = localDateOf(now, ZONE);
  const lastAt = (hour: number): Date => {
    const at = timeOfDayInstant(today, hour, ZONE);
    return at <= now ? at : timeOfDayInstant(addDays(today, -1), hour, ZONE);
  };
  await recordSelfCheck(tx, { kind: 'audit_chain', checkedAt: lastAt(6), itemCount: count, brokenAt });
  const compared = await tx.db
    .selectFrom('LedgerEntry')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account', '=', 'provider_clearing')
    .where('createdAt', '>=', timeOfDayInstant(addDays(today, -DAYS_COMPARED), 0, ZONE))
    .executeTakeFirstOrThrow();
  await recordSelfCheck(tx, {
    kind: 'books',
    checkedAt: lastAt(4),
    itemCount: Number(compared.count),
    brokenAt: null,
  });
}

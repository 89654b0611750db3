import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { DAY_MS } from '../../../core/values/durations.js';

/** This many unfounded reports, decided within this many days, suspend reporting for as long (DSA, article 23). */
export const MISUSE = { unfounded: 3, withinDays: 90, suspendedDays: 30 } as const;

/**
 * Throws REPORTING_SUSPENDED {until} for somebody who repeatedly filed unfounded reports. Visitors' reports do not count against the account
 * with their address, because anybody can type an address; those of the account count against visitors with its address.
 */
export async function refuseMisuse(
  { db, clock }: RequestContext,
  { userId, email }: { readonly userId: string | null; readonly email: string },
): Promise<void> {
  const now = clock.now().getTime();
  const rows = await db
    .selectFrom('ReportCase as c')
    .select('c.decidedAt')
    .where('c.isUnfounded', '=', true)
    .where('c.decidedAt', '>', new Date(now - MISUSE.withinDays * DAY_MS))
    .where((eb) => (userId ? eb('c.userId', '=', userId) : eb('c.email', '=', email)))
    .orderBy('c.decidedAt', 'desc')
    .limit(MISUSE.unfounded)
    .execute();
  const last = rows[0]?.decidedAt;
  if (rows.length < MISUSE.unfounded || !last) return;
  const until = new Date(new Date(last).getTime() + MISUSE.suspendedDays * DAY_MS);
  if (until.getTime() > now) throw new DomainError(ErrorCode.REPORTING_SUSPENDED, { until: until.toISOString() });
}

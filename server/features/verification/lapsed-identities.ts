import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import type { Database } from '../../database.js';
import { VerificationKind, VerificationStatus } from './verification.enums.js';

/** Identities that were verified until their document expired, with alias `v`; not those that the staff withdrew. */
export function selectLapsedIdentities(db: Database) {
  return db
    .selectFrom('Verification as v')
    .where('v.kind', '=', VerificationKind.IDENTITY)
    .where('v.status', '=', VerificationStatus.EXPIRED)
    .where('v.resetAt', 'is', null);
}

/** The last day of a person's latest expired document; null without one. */
export function lapsedIdentityLoader(ctx: RequestContext): DataLoader<string, string | null> {
  return ctx.loaders.get<string, string | null>('lapsed-identities', async (userIds) => {
    const rows = await selectLapsedIdentities(ctx.db)
      .select((eb) => ['v.userId', eb.fn.max('v.documentExpiresOn').as('lastDay')])
      .where('v.userId', 'in', userIds)
      .groupBy('v.userId')
      .execute();
    const lastDays = new Map(rows.map(({ userId, lastDay }) => [userId, lastDay]));
    return userIds.map((id) => lastDays.get(id) ?? null);
  });
}

import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { AppGrant } from './app-grant.entity.js';
import { closeGrants, isInForce } from './grants.js';

const MAX_SHOWN = 100;

/** The viewer's connected apps, most recently connected first. */
export function connectedApps(ctx: SignedInContext): Promise<AppGrant[]> {
  return findGrants(ctx, null);
}

/** One of them by its uuid; null for all others. */
export async function findConnectedApp(ctx: RequestContext, uuid: string): Promise<AppGrant | null> {
  const { viewer } = ctx;
  return viewer ? ((await findGrants({ ...ctx, viewer }, uuid))[0] ?? null) : null;
}

async function findGrants(ctx: SignedInContext, id: string | null): Promise<AppGrant[]> {
  const rows = await ctx.db
    .selectFrom('AppGrant as g')
    .innerJoin('User as u', 'u.id', 'g.userId')
    .select('g.id')
    .where('g.userId', '=', ctx.viewer.id)
    .where(isInForce(ctx.clock.now()))
    .$if(id !== null, (query) => query.where('g.id', '=', id ?? ''))
    .orderBy('g.consentedAt', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  const ids = rows.map((row) => row.id);
  return ctx.em.fork().find(AppGrant, { id: { $in: ids } }, { orderBy: { consentedAt: 'desc', id: 'desc' } });
}

/** Revokes the viewer's consent for an app: its tokens stop working at once. Idempotent. */
export async function disconnectApp(ctx: SignedInContext, id: string): Promise<void> {
  const uuid = fromGlobalId('ConnectedApp', id);
  await inTransaction(ctx, async (tx) => {
    const grant = await tx.db
      .selectFrom('AppGrant')
      .select('appId')
      .where('id', '=', uuid)
      .where('userId', '=', tx.viewer.id)
      .executeTakeFirst();
    if (!grant) throw new DomainError(ErrorCode.NOT_FOUND);
    if ((await closeGrants(tx, { id: uuid })) === 0) return;
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'app_grant.revoked',
      objectType: 'PartnerApp',
      objectId: grant.appId,
      after: { grantId: uuid },
      ip: tx.client.ip,
    });
  });
}

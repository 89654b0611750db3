import { timingSafeEqual } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { hasSecret, recoveryOf } from '../apps/app-secrets.js';
import { PartnerApp, PartnerAppKind } from '../apps/partner-app.entity.js';
import { hashOfKey } from '../keys/edit-keys.js';

/** An app by its `client_id`; null when there is none, or its owner is suspended. */
export async function findApp(ctx: ServiceContext, clientId: string): Promise<PartnerApp | null> {
  const parsed = parseGlobalId(clientId);
  if (parsed?.type !== 'PartnerApp') return null;
  const row = await ctx.db
    .selectFrom('PartnerApp as a')
    .innerJoin('User as o', 'o.id', 'a.userId')
    .select('a.id')
    .where('a.id', '=', parsed.uuid)
    .where('o.suspendedAt', 'is', null)
    .executeTakeFirst();
  return row ? ctx.em.fork().findOne(PartnerApp, row.id) : null;
}

/** An authenticated app: by its secret, or without one where it cannot keep one. */
export async function authenticateApp(
  ctx: ServiceContext,
  clientId: string,
  secret: string | null,
): Promise<PartnerApp | null> {
  const app = await findApp(ctx, clientId);
  if (!app) return null;
  if (app.kind === PartnerAppKind.PUBLIC) return secret === null ? app : null;
  if (secret === null || !hasSecret(app, await recoveryOf(ctx, app.userId))) return null;
  return isSecretOf(app, secret, ctx.clock.now()) ? app : null;
}

function isSecretOf({ secretHash, oldSecretHash, oldSecretUntil }: PartnerApp, secret: string, now: Date): boolean {
  const given = Buffer.from(hashOfKey(secret));
  const isEqual = (hash: string | null): boolean => hash !== null && timingSafeEqual(Buffer.from(hash), given);
  return isEqual(secretHash) || (oldSecretUntil !== null && oldSecretUntil > now && isEqual(oldSecretHash));
}

import type { SignedInContext } from '../../../core/context.js';
import { bucketOfProgram } from '../../../core/graphql/cost-bucket.js';
import { keyModeOf, ownKeys } from '../keys/edit-keys.js';
import { ApiMode, type ApiConsole, type ApiPoints } from './api-console.types.js';

/** The kind of keys of this installation, and the remaining points of the viewer's. */
export async function apiConsole(ctx: SignedInContext): Promise<ApiConsole> {
  const isLive = keyModeOf(ctx.config) === 'live';
  const { identityVerifiedAt } = await ctx.db
    .selectFrom('User')
    .select('identityVerifiedAt')
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  return {
    mode: isLive ? ApiMode.LIVE : ApiMode.TEST,
    canMakeKeys: !isLive || identityVerifiedAt !== null,
    points: await fewestPoints(ctx),
  };
}

/** Charging zero points returns the state of a bucket. */
async function fewestPoints(ctx: SignedInContext): Promise<ApiPoints | null> {
  const { points } = ctx;
  if (!points) return null;
  const keys = await ownKeys(ctx);
  const held = await Promise.all(keys.map(({ id }) => points.take(bucketOfProgram(id), 'key', 0)));
  return held.toSorted((a, b) => a.remaining - b.remaining)[0] ?? null;
}

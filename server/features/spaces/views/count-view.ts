import { createHmac } from 'node:crypto';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { deriveKey } from '../../../core/crypto.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { spaceLoader } from '../space.loaders.js';
import { isHostOrStaff } from '../space.policy.js';
import { SpaceStatus } from '../space.enums.js';
import { isBot } from './bots.rules.js';
import { ViewStep } from './view-step.types.js';

/** Maximum number of counted visitors per address, day and space. */
const MOST_OF_A_NETWORK = 10;
const MARK_LENGTH = 24;

/** Counts one view of a published space: once a day per visitor, never by the host, staff or a program. Returns whether it was counted. */
export async function countView(ctx: RequestContext, id: string, step: ViewStep): Promise<boolean> {
  const parsed = parseGlobalId(id);
  if (parsed?.type !== 'Space' || isBot(ctx.client.userAgent)) return false;
  const space = await spaceLoader(ctx).load(parsed.uuid);
  if (space?.status !== SpaceStatus.PUBLISHED || isHostOrStaff(ctx.viewer, space)) return false;
  const day = localDateOf(ctx.clock.now());
  const networkMark = markOf(ctx, day, ctx.client.network);
  const browserMark = markOf(ctx, day, `${ctx.client.network} ${ctx.client.userAgent}`);
  return inTransaction(ctx, async (tx) => {
    const { counted } = await tx.db
      .selectFrom('SpaceViewMark')
      .select(({ fn }) => fn.countAll<string>().as('counted'))
      .where('day', '=', day)
      .where('spaceId', '=', space.id)
      .where('step', '=', step)
      .where('networkMark', '=', networkMark)
      .executeTakeFirstOrThrow();
    if (Number(counted) >= MOST_OF_A_NETWORK) return false;
    const marked = await tx.db
      .insertInto('SpaceViewMark')
      .values({ day, spaceId: space.id, step, networkMark, browserMark })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!marked) return false;
    const column = step === ViewStep.PRICE ? 'priceViews' : 'views';
    await tx.db
      .insertInto('SpaceViews')
      .values({ spaceId: space.id, day, [column]: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['spaceId', 'day'])
          .doUpdateSet((eb) => ({ [column]: eb(eb.ref(`SpaceViews.${column}`), '+', 1) })),
      )
      .execute();
    return true;
  });
}

/** Deletes the marks of earlier days. */
export async function deleteOldMarks(ctx: ServiceContext): Promise<void> {
  const day = localDateOf(ctx.clock.now());
  await inTransaction(ctx, async (tx) => {
    await tx.db.deleteFrom('SpaceViewMark').where('day', '<', day).execute();
  });
}

/** A keyed digest that differs every day. */
function markOf({ config }: ServiceContext, day: string, text: string): string {
  return createHmac('sha256', deriveKey(config.passwordPepper, `space-views ${day}`))
    .update(text)
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}

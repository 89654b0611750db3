import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import type { SignedInContext } from '../../../core/context.js';
import { cursorOf, isInAscendingWindow, newestFirstKey, oldestFirst } from '../../../core/graphql/newest-first.js';
import type { SpaceRow } from '../space.entity.js';
import { loadSpaces } from '../space.loaders.js';
import { SpaceStatus } from '../space.enums.js';
import type { SpacesToApproveConnection } from './space-approval.types.js';

const ORDER = 'spaces-to-approve';

/** Spaces that wait for the staff, longest waiting first, without the viewer's own. */
export async function listSpacesToApprove(ctx: SignedInContext, page: PageArgs): Promise<SpacesToApproveConnection> {
  const window = windowOf(ctx, page);
  const waiting = ctx.db
    .selectFrom('Space as s')
    .where('s.status', '=', SpaceStatus.IN_REVIEW)
    .where('s.submittedAt', 'is not', null)
    .where('s.hostId', '<>', ctx.viewer.id);
  const keys = await waiting
    .select((eb) => newestFirstKey(eb, 's.submittedAt'))
    .where((eb) => isInAscendingWindow(eb, 's.submittedAt', ORDER, window))
    .orderBy('s.submittedAt', oldestFirst(window))
    .orderBy('s.id', oldestFirst(window))
    .limit(window.size + 1)
    .execute();
  const count = await waiting.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const spaces = await loadSpaces(
    ctx,
    keys.slice(0, window.size).map(({ id }) => id),
  );
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const connection = pageOfWindow(keys, window, (key) => ({
    cursor: cursorOf(ORDER, key),
    node: byId.get(key.id) as SpaceRow,
  }));
  return { ...connection, totalCount: Number(count.total) };
}

import { clampFirst, pageOf } from '../../../core/graphql/connection.js';
import type { SignedInContext } from '../../../core/context.js';
import { cursorOf, isAfterCursorAscending, newestFirstKey } from '../../../core/graphql/newest-first.js';
import type { SpaceRow } from '../space.entity.js';
import { loadSpaces } from '../space.loaders.js';
import { SpaceStatus } from '../space-types.js';
import type { SpacesToApproveConnection } from './space-approval.types.js';

const ORDER = 'spaces-to-approve';

/** Spaces that wait for the staff, longest waiting first; none of the viewer's own. */
export async function listSpacesToApprove(
  ctx: SignedInContext,
  { first, after }: { readonly first: number | null; readonly after: string | null },
): Promise<SpacesToApproveConnection> {
  const size = clampFirst(first);
  const waiting = ctx.db
    .selectFrom('Space as s')
    .where('s.status', '=', SpaceStatus.IN_REVIEW)
    .where('s.submittedAt', 'is not', null)
    .where('s.hostId', '<>', ctx.viewer.id);
  const keys = await waiting
    .select(newestFirstKey('s', 'submittedAt'))
    .where(isAfterCursorAscending(ORDER, 's', after, 'submittedAt'))
    .orderBy('s.submittedAt')
    .orderBy('s.id')
    .limit(size + 1)
    .execute();
  const count = await waiting.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const spaces = await loadSpaces(
    ctx,
    keys.slice(0, size).map(({ id }) => id),
  );
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const page = pageOf(keys, size, after === null, (key) => ({
    cursor: cursorOf(ORDER, key),
    node: byId.get(key.id) as SpaceRow,
  }));
  return { ...page, totalCount: Number(count.total) };
}

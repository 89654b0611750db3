import type DataLoader from 'dataloader';
import {
  pageArgs,
  pageOfWindow,
  pageSizeOf,
  windowOf,
  type PageArgs,
  type PageWindow,
} from '../../../core/graphql/connection.js';
import type { RequestContext } from '../../../core/context.js';
import {
  cursorOf,
  isInWindow,
  newestFirst,
  newestFirstKey,
  type NewestFirstKey,
} from '../../../core/graphql/newest-first.js';
import type { HostSpacesConnection } from '../space-connection.types.js';
import { isPublicSpace } from '../public-spaces.js';
import type { SpaceRow } from '../space.entity.js';
import { loadSpaces } from '../space.loaders.js';

const NEWEST_FIRST = 'host-spaces';
const DEFAULT_FIRST = 12;

export const HOST_PAGE_ARGS = pageArgs({ fallback: DEFAULT_FIRST });

/** A host with one of their spaces, or with none on this page. */
interface HostSpaceKey {
  readonly hostId: string;
  readonly total: string | null;
  readonly id: string | null;
  readonly at: string | null;
}

/** The public spaces of a host, newest first; one query for all hosts of an operation. */
export function hostSpaces(ctx: RequestContext, hostId: string, page: PageArgs): Promise<HostSpacesConnection> {
  return hostSpacesLoader(ctx, windowOf(ctx, page, DEFAULT_FIRST)).load(hostId);
}

function hostSpacesLoader(ctx: RequestContext, window: PageWindow): DataLoader<string, HostSpacesConnection> {
  const { size, cursor, isBackward } = window;
  const key = `host-spaces:${size}:${isBackward}:${cursor ?? ''}`;
  return ctx.loaders.get<string, HostSpacesConnection>(key, async (hostIds) => {
    const rows = await ctx.db
      .selectFrom('User as h')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('Space as s')
            .select((space) => newestFirstKey(space, 's.createdAt'))
            .select('s.createdAt')
            .whereRef('s.hostId', '=', 'h.id')
            .where(isPublicSpace)
            .where((space) => isInWindow(space, 's.createdAt', NEWEST_FIRST, window))
            .orderBy('s.createdAt', newestFirst(window))
            .orderBy('s.id', newestFirst(window))
            .limit(size + 1)
            .as('k'),
        (join) => join.onTrue(),
      )
      .select(['k.id', 'k.at', 'h.id as hostId'])
      .select((eb) =>
        eb
          .selectFrom('Space as s')
          .select(eb.fn.countAll<string>().as('count'))
          .whereRef('s.hostId', '=', 'h.id')
          .where(isPublicSpace)
          .as('total'),
      )
      .where('h.id', 'in', hostIds)
      .orderBy('k.createdAt', newestFirst(window))
      .orderBy('k.id', newestFirst(window))
      .execute();
    return Promise.all(
      hostIds.map((hostId) =>
        pageOfHost(
          ctx,
          rows.filter((row) => row.hostId === hostId),
          window,
        ),
      ),
    );
  });
}

async function pageOfHost(
  ctx: RequestContext,
  rows: readonly HostSpaceKey[],
  window: PageWindow,
): Promise<HostSpacesConnection> {
  const keys = rows.filter((row): row is HostSpaceKey & NewestFirstKey => row.id !== null);
  const spaces = await loadSpaces(
    ctx,
    keys.slice(0, window.size).map(({ id }) => id),
  );
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const page = pageOfWindow(keys, window, (key) => ({
    cursor: cursorOf(NEWEST_FIRST, key),
    node: byId.get(key.id) as SpaceRow,
  }));
  return { ...page, totalCount: Number(rows[0]?.total ?? 0) };
}

/** The highest cost of a page, known before it is fetched. */
export function hostSpacesCost(page: PageArgs, childComplexity: number): number {
  return 2 + pageSizeOf(page, DEFAULT_FIRST) * (1 + childComplexity);
}

import type DataLoader from 'dataloader';
import { clampFirst, pageOf } from '../../../core/graphql/connection.js';
import type { RequestContext } from '../../../core/context.js';
import { cursorOf, isAfterCursor, newestFirstKey, type NewestFirstKey } from '../../../core/graphql/newest-first.js';
import type { HostSpacesConnection } from '../space-connection.types.js';
import type { SpaceRow } from '../space.entity.js';
import { loadSpaces } from '../space.loaders.js';
import { SpaceStatus } from '../space-types.js';

const NEWEST_FIRST = 'host-spaces';
const DEFAULT_FIRST = 12;

/** A host with one of their spaces, or with none on this page. */
interface HostSpaceKey {
  readonly hostId: string;
  readonly total: string | null;
  readonly id: string | null;
  readonly at: string | null;
}

/** The published spaces of a host, newest first; one query for all hosts of an operation. */
export function hostSpaces(
  ctx: RequestContext,
  hostId: string,
  first: number | null,
  after: string | null,
): Promise<HostSpacesConnection> {
  return hostSpacesLoader(ctx, clampFirst(first, DEFAULT_FIRST), after).load(hostId);
}

function hostSpacesLoader(
  ctx: RequestContext,
  size: number,
  after: string | null,
): DataLoader<string, HostSpacesConnection> {
  return ctx.loaders.get<string, HostSpacesConnection>(`host-spaces:${size}:${after ?? ''}`, async (hostIds) => {
    const rows = await ctx.db
      .selectFrom('User as h')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('Space as s')
            .select(newestFirstKey('s'))
            .select('s.createdAt')
            .whereRef('s.hostId', '=', 'h.id')
            .where('s.status', '=', SpaceStatus.PUBLISHED)
            .where(isAfterCursor(NEWEST_FIRST, 's', after))
            .orderBy('s.createdAt', 'desc')
            .orderBy('s.id', 'desc')
            .limit(size + 1)
            .as('k'),
        (join) => join.onTrue(),
      )
      .select(['k.id', 'k.at', 'h.id as hostId'])
      .select((eb) =>
        eb
          .selectFrom('Space as c')
          .select(eb.fn.countAll<string>().as('count'))
          .whereRef('c.hostId', '=', 'h.id')
          .where('c.status', '=', SpaceStatus.PUBLISHED)
          .as('total'),
      )
      .where('h.id', 'in', hostIds)
      .orderBy('k.createdAt', 'desc')
      .orderBy('k.id', 'desc')
      .execute();
    return Promise.all(
      hostIds.map((hostId) =>
        pageOfHost(
          ctx,
          rows.filter((row) => row.hostId === hostId),
          size,
          after === null,
        ),
      ),
    );
  });
}

async function pageOfHost(
  ctx: RequestContext,
  rows: readonly HostSpaceKey[],
  size: number,
  isFirstPage: boolean,
): Promise<HostSpacesConnection> {
  const keys = rows.filter((row): row is HostSpaceKey & NewestFirstKey => row.id !== null);
  const spaces = await loadSpaces(
    ctx,
    keys.slice(0, size).map(({ id }) => id),
  );
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const page = pageOf(keys, size, isFirstPage, (key) => ({
    cursor: cursorOf(NEWEST_FIRST, key),
    node: byId.get(key.id) as SpaceRow,
  }));
  return { ...page, totalCount: Number(rows[0]?.total ?? 0) };
}

/** The highest cost of a page, known before it is fetched. */
export function hostSpacesCost(first: number | null | undefined, childComplexity: number): number {
  return 2 + clampFirst(first, DEFAULT_FIRST) * (1 + childComplexity);
}

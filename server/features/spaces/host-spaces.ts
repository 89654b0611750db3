import type DataLoader from 'dataloader';
import { clampFirst, pageOf } from '../../core/connection.js';
import type { RequestContext } from '../../core/context.js';
import { afterCursor, cursorOf, keyColumns, type NewestFirstKey } from '../../core/newest-first.js';
import type { HostSpacesConnection } from './space-connection.types.js';
import type { SpaceRow } from './space.entity.js';
import { loadSpaces } from './space.loaders.js';
import { SpaceStatus } from './space-types.js';

const NEWEST_FIRST = 'host-spaces';
const DEFAULT_FIRST = 12;

/** A host with one of her spaces, or with none on this page. */
interface HostRow {
  readonly host_id: string;
  readonly total: number;
  readonly id: string | null;
  readonly at: string | null;
}

/** The published spaces of somebody, newest first; one query for all people an operation asks it of. */
export function hostSpaces(ctx: RequestContext, hostId: string, first: number | null, after: string | null): Promise<HostSpacesConnection> {
  return hostSpacesLoader(ctx, clampFirst(first, DEFAULT_FIRST), after).load(hostId);
}

function hostSpacesLoader(ctx: RequestContext, size: number, after: string | null): DataLoader<string, HostSpacesConnection> {
  return ctx.loaders.get<string, HostSpacesConnection>(`host-spaces:${size}:${after ?? ''}`, async (hostIds) => {
    const position = afterCursor(NEWEST_FIRST, 's', after);
    const rows = await ctx.em.execute<HostRow[]>(
      `select k.id, k.at, h.id as host_id, (select count(*)::int from spaces c where c.host_id = h.id and c.status = ?) as total
       from unnest(?::uuid[]) as h(id) left join lateral (
         select ${keyColumns('s')}, s.created_at from spaces s where s.host_id = h.id and s.status = ? and ${position.sql}
         order by s.created_at desc, s.id desc limit ?
       ) k on true order by k.created_at desc, k.id desc`,
      [SpaceStatus.PUBLISHED, `{${hostIds.join(',')}}`, SpaceStatus.PUBLISHED, ...position.values, size + 1],
    );
    return Promise.all(hostIds.map((hostId) => pageOfHost(ctx, rows.filter(({ host_id: id }) => id === hostId), size, after === null)));
  });
}

async function pageOfHost(ctx: RequestContext, rows: readonly HostRow[], size: number, isFirstPage: boolean): Promise<HostSpacesConnection> {
  const keys = rows.filter((row): row is HostRow & NewestFirstKey => row.id !== null);
  const spaces = await loadSpaces(ctx, keys.slice(0, size).map(({ id }) => id));
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const page = pageOf(keys, size, isFirstPage, (key) => ({ cursor: cursorOf(NEWEST_FIRST, key), node: byId.get(key.id) as SpaceRow }));
  return { ...page, totalCount: rows[0]?.total ?? 0 };
}

/** What a page of them costs at most, counted before it is fetched. */
export function hostSpacesCost(first: number | null | undefined, childComplexity: number): number {
  return 2 + clampFirst(first, DEFAULT_FIRST) * (1 + childComplexity);
}

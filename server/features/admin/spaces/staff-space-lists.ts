import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import type { Tables } from '../../../database.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import type { SpaceRow } from '../../spaces/space.entity.js';
import { loadSpaces } from '../../spaces/space.loaders.js';
import { BEST_QUALITY } from '../../search/ranking.js';
import { hasPart, matchesPerson, NOTHING, readSearchText } from '../search-text.js';
import type { StaffSpaceFilter } from './staff-space.inputs.js';
import { countFound } from '../count-found.js';
import type { Chosen } from '../lists/chosen.js';
import type { StaffSpaceConnection } from './staff-space.types.js';

type Builder = ExpressionBuilder<Tables & { s: Tables['Space'] }, 's'>;

const ORDER = 'staff-spaces';

function matches(eb: Builder, query: string): Expression<SqlBool> {
  const search = readSearchText(query);
  const { kind, text } = search;
  if (kind === 'postalCode') return eb('s.postalCode', '=', text);
  if (kind === 'booking')
    return eb('s.id', 'in', eb.selectFrom('Booking as b').select('b.spaceId').where('b.reference', '=', text));
  const hosts = eb.selectFrom('User as u').select('u.id').where(matchesPerson(search));
  return eb.or([eb('s.hostId', 'in', hosts), kind === 'words' ? hasPart(eb.ref('s.title'), text) : NOTHING]);
}

const isIn =
  ({ query, status, type, isFeatured, uuids }: Chosen<StaffSpaceFilter>) =>
  (eb: Builder): Expression<SqlBool> => {
    const text = query?.trim() ?? '';
    return eb.and([
      ...(uuids ? [eb('s.id', 'in', uuids)] : []),
      ...(text === '' ? [] : [matches(eb, text)]),
      ...(status ? [eb('s.status', '=', status)] : []),
      ...(type ? [eb('s.type', '=', type)] : []),
      ...(isFeatured ? [eb('s.featuredRank', 'is not', null)] : []),
    ]);
  };

const found = ({ db }: RequestContext, filter: Chosen<StaffSpaceFilter>) =>
  db.selectFrom('Space as s').where(isIn(filter));

/** How many spaces match a filter, up to the limit of counts. */
export const countStaffSpaces = (ctx: RequestContext, filter: StaffSpaceFilter): Promise<number> =>
  countFound(ctx, found(ctx, filter));

/** Spaces in any state by a filter, newest first: three statements (keys, count, rows), however many there are. */
export async function listStaffSpaces(
  ctx: RequestContext,
  filter: Chosen<StaffSpaceFilter>,
  page: PageArgs,
): Promise<StaffSpaceConnection> {
  const window = windowOf(ctx, page, 50);
  const keys = await found(ctx, filter)
    .select((eb) => newestFirstKey(eb, 's.createdAt'))
    .where((eb) => isInWindow(eb, 's.createdAt', ORDER, window))
    .orderBy('s.createdAt', newestFirst(window))
    .orderBy('s.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const totalCount = await countStaffSpaces(ctx, filter);
  const spaces = await loadSpaces(
    ctx,
    keys.slice(0, window.size).map(({ id }) => id),
  );
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return {
    ...pageOfWindow(keys, window, (key) => ({
      cursor: cursorOf(ORDER, key),
      node: byId.get(key.id) as SpaceRow,
    })),
    totalCount,
  };
}

/** Booking requests, by space. */
export function bookingCountLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('staff-space-bookings', async (ids) => {
    const rows = await ctx.db
      .selectFrom('Booking')
      .select((eb) => ['spaceId', eb.fn.countAll<string>().as('count')])
      .where('spaceId', 'in', ids)
      .where('status', '<>', BookingStatus.PENDING_PAYMENT)
      .groupBy('spaceId')
      .execute();
    const byId = new Map(rows.map(({ spaceId, count }) => [spaceId, Number(count)]));
    return ids.map((id) => byId.get(id) ?? 0);
  });
}

/** The search's scores of what the host can improve, in percent of the best, by space; null for one that is not listed. */
export function qualityLoader(ctx: RequestContext): DataLoader<string, number | null> {
  return ctx.loaders.get<string, number | null>('staff-space-quality', async (ids) => {
    const rows = await ctx.db.selectFrom('SpaceSearch').select(['id', 'quality']).where('id', 'in', ids).execute();
    const byId = new Map(
      rows.map(({ id, quality }) => [id, Math.min(100, Math.round((100 * quality) / BEST_QUALITY))]),
    );
    return ids.map((id) => byId.get(id) ?? null);
  });
}

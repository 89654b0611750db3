import type { RequestContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { asWritten } from '../search/search-nothing-found.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { filterOfToday, filterText } from './saved-filter.rules.js';
import type { AlertCadence, SavedSearchRow } from './saved-search.types.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly filter: SpaceFilter;
  readonly cadence: AlertCadence;
  readonly seen_at: string;
  readonly created_at: string;
}

const COLUMNS = 'id, name, filter, cadence, seen_at, created_at';

/** All that the viewer keeps, newest first; there are never more than twenty. */
export async function mySavedSearches(ctx: SignedInContext): Promise<SavedSearchRow[]> {
  const rows = await ctx.em.execute<Row[]>(`select ${COLUMNS} from saved_searches where user_id = ? order by created_at desc, id desc`, [ctx.viewer.id]);
  return rows.map(rowOf);
}

/** The viewer's own that asks the same today; null when she keeps none. */
export async function savedSearchFor(ctx: SignedInContext, filter: SpaceFilter): Promise<SavedSearchRow | null> {
  const today = ctx.clock.today();
  const wish = filterText(filter);
  return (await mySavedSearches(ctx)).find((row) => filterText(filterOfToday(row.filter, today)) === wish) ?? null;
}

/** One of the viewer's own by uuid; null for all others. */
export async function findSavedSearch(ctx: SignedInContext, id: string): Promise<SavedSearchRow | null> {
  const [row] = await ctx.em.execute<Row[]>(`select ${COLUMNS} from saved_searches where id = ? and user_id = ?`, [id, ctx.viewer.id]);
  return row ? rowOf(row) : null;
}

/** What is not there, is not found. */
export function savedSearchOf(search: SavedSearchRow | null): SavedSearchRow {
  if (!search) throw new DomainError(ErrorCode.NOT_FOUND);
  return search;
}

/** Its filter as a caller would write it, and as it can be asked today. */
export function writtenFilter({ clock }: RequestContext, { filter }: SavedSearchRow): Record<string, unknown> {
  return asWritten(filterOfToday(filter, clock.today()));
}

function rowOf({ id, name, filter, cadence, seen_at: seenAt, created_at: createdAt }: Row): SavedSearchRow {
  return { id, name, filter, cadence, seenAt: new Date(seenAt), createdAt: new Date(createdAt) };
}

import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { inTransaction } from '../../core/transaction.js';
import { refuseWrongFilter } from '../search/check-filter.js';
import { keyOf, reachOf } from './filter-reach.js';
import { canonicalFilter } from './saved-filter.rules.js';
import type { ChangeSavedSearchInput, SaveSearchInput } from './saved-search.inputs.js';
import { findSavedSearch, savedSearchOf } from './saved-search-lists.js';
import { AlertCadence, type SavedSearchRow } from './saved-search.types.js';
import { dropWaiting } from './stop-alerts.js';

export const MOST_SAVED = 20;
const MOST_LETTERS = 60;

/** Keeps a search; one that is kept already stays as it is. */
export async function saveSearch(ctx: SignedInContext, { filter, name, cadence }: SaveSearchInput): Promise<SavedSearchRow> {
  refuseWrongFilter(filter, ctx.clock.today());
  const wish = canonicalFilter(filter);
  const title = tidied(name);
  refuseProblems([...nameProblems(title), ...(Object.keys(wish).length === 0 ? [{ path: 'filter', code: FieldProblemCode.REQUIRED }] : [])]);
  return inTransaction(ctx, async (tx) => {
    const id = await keepSearch(tx, tx.viewer.id, { filter: wish, name: title, cadence: cadence ?? AlertCadence.AT_ONCE });
    if (id === null) throw new DomainError(ErrorCode.SAVED_SEARCHES_FULL, { most: MOST_SAVED });
    return savedSearchOf(await findSavedSearch(tx, id));
  });
}

interface NewSearch {
  readonly filter: SaveSearchInput['filter'];
  readonly name: string;
  readonly cadence: AlertCadence;
}

/** Writes a checked search of a person and answers its uuid, or that of the same one she has; null when she has no room for it. */
export async function keepSearch(tx: ServiceContext, userId: string, { filter, name, cadence }: NewSearch): Promise<string | null> {
  // One after the other, so that two tabs together do not keep more than one may.
  await tx.em.execute('select from users where id = ? for no key update', [userId]);
  const key = keyOf(filter);
  const [{ same, count } = { same: null, count: 0 }] = await tx.em.execute<{ same: string | null; count: number }[]>(
    'select (array_agg(id) filter (where filter_key = ?))[1] as same, count(*)::int as count from saved_searches where user_id = ?',
    [key, userId],
  );
  if (same !== null) return same;
  if (count >= MOST_SAVED) return null;
  const reach = Object.entries(reachOf(tx, filter));
  const now = tx.clock.now();
  const [row] = await tx.em.execute<{ id: string }[]>(
    `insert into saved_searches (user_id, name, filter, filter_key, cadence, seen_at, created_at, ${reach.map(([column]) => column).join(', ')})
     values (?, ?, ?::jsonb, ?, ?, ?, ?, ${reach.map(() => '?').join(', ')}) returning id`,
    [userId, name, JSON.stringify(filter), key, cadence, now, now, ...reach.map(([, value]) => value)],
  );
  return row?.id ?? null;
}

/** Changes a name, or how often she hears; what is not given stays. */
export async function changeSavedSearch(ctx: SignedInContext, { id, name, cadence }: ChangeSavedSearchInput): Promise<SavedSearchRow> {
  const title = name == null ? null : tidied(name);
  refuseProblems(title === null ? [] : nameProblems(title));
  const uuid = fromGlobalId('SavedSearch', id);
  await ctx.em.execute('update saved_searches set name = coalesce(?, name), cadence = coalesce(?, cadence) where id = ? and user_id = ?', [title, cadence ?? null, uuid, ctx.viewer.id]);
  const search = savedSearchOf(await findSavedSearch(ctx, uuid));
  if (search.cadence === AlertCadence.OFF) await dropWaiting(ctx, uuid);
  return search;
}

/** Remembers that she has seen what it finds now. */
export async function markSavedSearchSeen(ctx: SignedInContext, id: string): Promise<SavedSearchRow> {
  const uuid = fromGlobalId('SavedSearch', id);
  await ctx.em.execute('update saved_searches set seen_at = ? where id = ? and user_id = ?', [ctx.clock.now(), uuid, ctx.viewer.id]);
  return savedSearchOf(await findSavedSearch(ctx, uuid));
}

/** Keeps it no longer; also when it was not kept. */
export async function removeSavedSearch(ctx: SignedInContext, id: string): Promise<void> {
  await ctx.em.execute('delete from saved_searches where id = ? and user_id = ?', [fromGlobalId('SavedSearch', id), ctx.viewer.id]);
}

function nameProblems(name: string): FieldError[] {
  if (name === '') return [{ path: 'name', code: FieldProblemCode.REQUIRED }];
  return [...name].length > MOST_LETTERS ? [{ path: 'name', code: FieldProblemCode.TOO_LONG, params: { max: MOST_LETTERS } }] : [];
}

function tidied(name: string): string {
  return name.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

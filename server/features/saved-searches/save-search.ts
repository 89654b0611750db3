import { constantsOf } from '../../core/constants/load-constants.js';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanLine, lengthOf } from '../../core/values/text.js';
import { refuseWrongFilter } from '../search/check-filter.js';
import { AlertCadence } from './alert-cadence.js';
import { toFilterColumns, toFilterKey } from './filter-columns.js';
import { canonicalFilter } from './saved-filter.rules.js';
import type { ChangeSavedSearchInput, SaveSearchInput } from './saved-search.inputs.js';
import { getSavedSearch } from './saved-search-lists.js';
import type { SavedSearchRow } from './saved-search.types.js';
import { skipWaitingMatches } from './stop-alerts.js';

export const MAX_SAVED_SEARCHES = 20;
export const MAX_NAME_LENGTH = 60;

/** Saves a search; an existing one with the same filter stays unchanged. */
export async function saveSearch(
  ctx: SignedInContext,
  { filter, name, cadence }: SaveSearchInput,
): Promise<SavedSearchRow> {
  refuseWrongFilter(filter, ctx.clock.today(), (await constantsOf(ctx)).MAX_LEAD_DAYS);
  const canonical = canonicalFilter(filter);
  const title = cleanLine(name);
  refuseProblems([
    ...nameProblems(title),
    ...(Object.keys(canonical).length === 0 ? [{ path: 'filter', code: FieldProblemCode.REQUIRED }] : []),
  ]);
  return inTransaction(ctx, async (tx) => {
    const id = await createSavedSearch(tx, tx.viewer.id, {
      filter: canonical,
      name: title,
      cadence: cadence ?? AlertCadence.AT_ONCE,
    });
    if (id === null) throw new DomainError(ErrorCode.SAVED_SEARCHES_FULL, { most: MAX_SAVED_SEARCHES });
    return getSavedSearch(tx, id);
  });
}

interface NewSearch {
  readonly filter: SaveSearchInput['filter'];
  readonly name: string;
  readonly cadence: AlertCadence;
}

/** Stores a validated search and returns its uuid, or that of an existing one with the same filter; null when the person has too many. */
export async function createSavedSearch(
  tx: ServiceContext,
  userId: string,
  { filter, name, cadence }: NewSearch,
): Promise<string | null> {
  // Serializes the person's saves, so that two tabs together cannot exceed the maximum.
  await tx.db.selectFrom('User').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const filterKey = toFilterKey(filter);
  const saved = await tx.db
    .selectFrom('SavedSearch')
    .select(['id', 'filterKey'])
    .where('userId', '=', userId)
    .execute();
  const same = saved.find((search) => search.filterKey === filterKey);
  if (same) return same.id;
  if (saved.length >= MAX_SAVED_SEARCHES) return null;
  const now = tx.clock.now();
  const { id } = await tx.db
    .insertInto('SavedSearch')
    .values({ userId, name, filter, filterKey, cadence, seenAt: now, createdAt: now, ...toFilterColumns(tx, filter) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the name or the cadence; omitted fields stay. */
export async function changeSavedSearch(
  ctx: SignedInContext,
  { savedSearchId, name, cadence }: ChangeSavedSearchInput,
): Promise<SavedSearchRow> {
  const title = name == null ? null : cleanLine(name);
  refuseProblems(title === null ? [] : nameProblems(title));
  const uuid = fromGlobalId('SavedSearch', savedSearchId);
  const changed = { ...(title !== null && { name: title }), ...(cadence != null && { cadence }) };
  if (Object.keys(changed).length > 0)
    await ctx.db
      .updateTable('SavedSearch')
      .set(changed)
      .where('id', '=', uuid)
      .where('userId', '=', ctx.viewer.id)
      .execute();
  const search = await getSavedSearch(ctx, uuid);
  if (search.cadence === AlertCadence.OFF) await skipWaitingMatches(ctx, uuid);
  return search;
}

/** Marks all current matches as seen. */
export async function markSavedSearchSeen(ctx: SignedInContext, id: string): Promise<SavedSearchRow> {
  const uuid = fromGlobalId('SavedSearch', id);
  await ctx.db
    .updateTable('SavedSearch')
    .set({ seenAt: ctx.clock.now() })
    .where('id', '=', uuid)
    .where('userId', '=', ctx.viewer.id)
    .execute();
  return getSavedSearch(ctx, uuid);
}

/** Deletes a saved search, if it exists. */
export async function removeSavedSearch(ctx: SignedInContext, id: string): Promise<void> {
  await ctx.db
    .deleteFrom('SavedSearch')
    .where('id', '=', fromGlobalId('SavedSearch', id))
    .where('userId', '=', ctx.viewer.id)
    .execute();
}

function nameProblems(name: string): FieldError[] {
  if (name === '') return [{ path: 'name', code: FieldProblemCode.REQUIRED }];
  return lengthOf(name) > MAX_NAME_LENGTH
    ? [{ path: 'name', code: FieldProblemCode.TOO_LONG, params: { max: MAX_NAME_LENGTH } }]
    : [];
}

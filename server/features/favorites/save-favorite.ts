import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { cleanText, lengthOf } from '../../core/values/text.js';
import { findFavorite } from './favorite-lists.js';
import type { SaveFavoriteInput } from './favorite.inputs.js';
import type { FavoriteRow } from './favorite.types.js';

export const MOST_NOTE = 200;

/** Saves the viewer's note on a favorite and whether they get price alerts; omitted fields stay. */
export async function saveFavorite(
  ctx: SignedInContext,
  { favoriteId, note, notifyPriceDrop }: SaveFavoriteInput,
): Promise<FavoriteRow> {
  const text = note == null ? null : cleanText(note);
  refuseProblems(
    text !== null && lengthOf(text) > MOST_NOTE
      ? [{ path: 'note', code: FieldProblemCode.TOO_LONG, params: { max: MOST_NOTE } }]
      : [],
  );
  const uuid = fromGlobalId('Favorite', favoriteId);
  const changed = { ...(text !== null && { note: text }), ...(notifyPriceDrop != null && { notifyPriceDrop }) };
  if (Object.keys(changed).length > 0) {
    await ctx.db
      .updateTable('Favorite')
      .set(changed)
      .where('id', '=', uuid)
      .where('userId', '=', ctx.viewer.id)
      .execute();
  }
  const favorite = await findFavorite(ctx, uuid);
  if (!favorite) throw new DomainError(ErrorCode.NOT_FOUND);
  return favorite;
}

import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { findFavorite } from './favorite-lists.js';
export const MOST_NOTE = 200;
/** Saves the viewer's note on a favorite and whether they get price alerts; omitted fields stay. */
export async function saveFavorite(ctx, { id, note, notifyPriceDrop }) {
    const text = note?.normalize('NFC').trim() ?? null;
    refuseProblems(text !== null && [...text].length > MOST_NOTE
        ? [{ path: 'note', code: FieldProblemCode.TOO_LONG, params: { max: MOST_NOTE } }]
        : []);
    const uuid = fromGlobalId('Favorite', id);
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
    if (!favorite)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return favorite;
}
//# sourceMappingURL=save-favorite.js.map
import { LIMIT_KINDS, MeasureKind } from '../../accounts/measures/measure-codes.js';
import { liftLimit, restorePerson } from '../../accounts/measures/take-measure.js';
const CLOSING = [MeasureKind.SUSPENSION, MeasureKind.BAN];
const isLimit = (kind) => LIMIT_KINDS.includes(kind);
/** Ends what was decided about a person with these reasons and still holds; a warning stays in their history. Safe to repeat. */
export async function liftMeasures(ctx, userId, decided, statement) {
    const now = ctx.clock.now();
    const open = await ctx.db
        .selectFrom('AccountMeasure')
        .select('kind')
        .where('userId', '=', userId)
        .where('statement', '=', decided)
        .where('liftedAt', 'is', null)
        .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
        .execute();
    const kinds = open.map(({ kind }) => kind);
    for (const kind of kinds.filter(isLimit))
        await liftLimit(ctx, userId, kind, statement);
    if (kinds.some((kind) => CLOSING.includes(kind)))
        await restorePerson(ctx, userId, statement);
}
//# sourceMappingURL=lift-measures.js.map
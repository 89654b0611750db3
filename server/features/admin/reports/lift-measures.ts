import type { SignedInContext } from '../../../core/context.js';
import { LIMIT_KINDS, MeasureKind, type LimitKind } from '../../accounts/measures/measure-codes.js';
import { liftLimit, restorePerson } from '../../accounts/measures/apply-measure.js';

const CLOSING: readonly MeasureKind[] = [MeasureKind.SUSPENSION, MeasureKind.BAN];
const isLimit = (kind: MeasureKind): kind is LimitKind => (LIMIT_KINDS as readonly MeasureKind[]).includes(kind);

/** Ends active measures about a person with these reasons; a warning stays in their history. Safe to repeat. */
export async function liftMeasures(
  ctx: SignedInContext,
  userId: string,
  decided: string,
  statement: string,
): Promise<void> {
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
  for (const kind of kinds.filter(isLimit)) await liftLimit(ctx, userId, kind, statement);
  if (kinds.some((kind) => CLOSING.includes(kind))) await restorePerson(ctx, userId, statement);
}

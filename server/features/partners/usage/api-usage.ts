import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { addDays } from '../../../core/values/date-range.js';
import { addDurations, quantile } from './durations.rules.js';
import { ApiUsageSource, type ApiUsage } from './usage.types.js';

const BOUNDS = { min: 1, max: 90 } as const;

/** The calls of the last days: with all keys of the viewer, revoked ones included, or of all their apps. */
export async function apiUsage(ctx: SignedInContext, count: number, of: ApiUsageSource): Promise<ApiUsage> {
  const isFit = count >= BOUNDS.min && count <= BOUNDS.max;
  refuseProblems(isFit ? [] : [{ path: 'days', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: BOUNDS }]);
  const today = ctx.clock.today();
  const rows = await ctx.db
    .selectFrom('ApiUsageDay as d')
    .leftJoin('ApiKey as k', 'k.id', 'd.keyId')
    .leftJoin('PartnerApp as a', 'a.id', 'd.appId')
    .select(['d.day', 'd.calls', 'd.errors', 'd.throttled', 'd.points', 'd.durations'])
    .where(of === ApiUsageSource.KEYS ? 'k.userId' : 'a.userId', '=', ctx.viewer.id)
    .where('d.day', '>', addDays(today, -count))
    .execute();
  const days = Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count);
    const ofDay = rows.filter((row) => row.day === day);
    return {
      day,
      calls: sum(ofDay, 'calls'),
      errors: sum(ofDay, 'errors'),
      throttled: sum(ofDay, 'throttled'),
      points: ofDay.reduce((all, { points }) => all + Number(points), 0),
      p95Milliseconds: p95Of(ofDay),
    };
  });
  const calls = sum(days, 'calls');
  const points = sum(days, 'points');
  return {
    days,
    calls,
    errors: sum(days, 'errors'),
    pointsPerCall: calls === 0 ? null : Math.round((points / calls) * 10) / 10,
    p95Milliseconds: p95Of(rows),
  };
}

const p95Of = (rows: readonly { readonly durations: readonly number[] }[]): number | null =>
  quantile(
    rows.reduce<readonly number[]>((all, { durations }) => addDurations(all, durations), []),
    0.95,
  );

const sum = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((all, row) => all + row[key], 0);

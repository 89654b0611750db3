import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { addDays } from '../../../core/values/date-range.js';
import { DURATION_STEPS, quantile } from './durations.rules.js';
import { ApiUsageSource } from './usage.types.js';
const BOUNDS = { min: 1, max: 90 };
/** The calls of the last days: with all keys of the viewer, ended ones too, or of all apps that they registered. */
export async function apiUsage(ctx, count, of) {
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
        return { day, calls: sum(ofDay, 'calls'), errors: sum(ofDay, 'errors'), throttled: sum(ofDay, 'throttled') };
    });
    const calls = sum(days, 'calls');
    const points = rows.reduce((all, row) => all + Number(row.points), 0);
    const durations = DURATION_STEPS.map((_, step) => rows.reduce((all, row) => all + (row.durations[step] ?? 0), 0));
    return {
        days,
        calls,
        errors: sum(days, 'errors'),
        pointsPerCall: calls === 0 ? null : Math.round((points / calls) * 10) / 10,
        p95Milliseconds: quantile(durations, 0.95),
    };
}
const sum = (rows, key) => rows.reduce((all, row) => all + row[key], 0);
//# sourceMappingURL=api-usage.js.map
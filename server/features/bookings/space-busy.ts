import type { RequestContext } from '../../core/context.js';
import { daysBetween, isValidRange, type DateRange } from '../../core/date-range.js';
import { FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { HOLDING_SQL } from './bookable-space.js';

const MAX_DAYS = 400;

/** The days of a space that somebody holds, joined and cut to the range. */
export async function busyRanges(ctx: RequestContext, spaceId: string, range: DateRange): Promise<DateRange[]> {
  // The database's calendar begins with the year 1.
  const isFit = isValidRange(range) && range.from >= '0001';
  refuseProblems([
    ...(isFit ? [] : [{ path: 'to', code: FieldProblemCode.DATES_REVERSED }]),
    ...(isFit && daysBetween(range.from, range.to) > MAX_DAYS ? [{ path: 'to', code: FieldProblemCode.STAY_TOO_LONG, params: { maxDays: MAX_DAYS } }] : []),
  ]);
  const loader = ctx.loaders.get<string, readonly DateRange[]>(`space-busy:${range.from}:${range.to}`, async (ids) => {
    const rows = await ctx.em.execute<{ space_id: string; from: string; to: string }[]>(
      `select space_id, lower(taken)::text as from, upper(taken)::text as to from (
         select space_id, unnest(range_agg(period) * datemultirange(daterange(?::date, ?::date))) as taken from bookings
         where space_id = any(?::uuid[]) and status in (${HOLDING_SQL}) and period && daterange(?::date, ?::date)
           and not (status = 'pending_payment' and hold_expires_at <= ?)
         group by space_id
       ) t order by 1, 2`,
      [range.from, range.to, `{${ids.join(',')}}`, range.from, range.to, ctx.clock.now()],
    );
    return ids.map((id) => rows.filter((row) => row.space_id === id).map(({ from, to }) => ({ from, to })));
  });
  return [...(await loader.load(spaceId))];
}

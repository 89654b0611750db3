import type { RequestContext } from '../../../core/context.js';
import { withTtlCache } from '../../../core/ttl-cache.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import {
  offerChanges,
  ratingsByDay,
  rentalChanges,
  requestsByDay,
  searchesByDay,
  revenueByDay,
  volumeByDay,
} from './metrics-queries.js';
import { runningCounts, sumMetrics, type MetricDay } from './metrics.rules.js';
import type { StaffMetrics } from './metrics.types.js';

const PERIOD_DAYS = 28;
const WEEK_DAYS = 7;

/** The metrics of the last 28 days up to yesterday, beside the 28 before; the same for everybody for half a minute. */
export function staffMetrics(ctx: RequestContext): Promise<StaffMetrics> {
  return withTtlCache(ctx, 'staff-metrics', () => readMetrics(ctx));
}

async function readMetrics(ctx: RequestContext): Promise<StaffMetrics> {
  const today = localDateOf(ctx.clock.now());
  const from = addDays(today, -2 * PERIOD_DAYS);
  const days = await readDays(ctx, from, today);
  const before = days.slice(0, PERIOD_DAYS);
  const now = days.slice(PERIOD_DAYS);
  return {
    countedAt: ctx.clock.now(),
    from: addDays(today, -PERIOD_DAYS),
    to: addDays(today, -1),
    now: sumMetrics(now),
    before: sumMetrics(before),
    weeks: Array.from({ length: days.length / WEEK_DAYS }, (_, index) => {
      const week = days.slice(index * WEEK_DAYS, (index + 1) * WEEK_DAYS);
      return { from: week[0]?.day ?? '', to: week.at(-1)?.day ?? '', metrics: sumMetrics(week) };
    }),
    days: now.map(({ day, volumeCents }, index) => ({
      day,
      volumeCents,
      volumeCentsBefore: before[index]?.volumeCents ?? 0,
    })),
  };
}

async function readDays(ctx: RequestContext, from: LocalDate, until: LocalDate): Promise<MetricDay[]> {
  const span = { from, until };
  const days = Array.from({ length: 2 * PERIOD_DAYS }, (_, index) => addDays(from, index));
  const [volume, take, searches, requests, ratings] = [
    byDay(await volumeByDay(ctx, span)),
    byDay(await revenueByDay(ctx, span)),
    byDay(await searchesByDay(ctx, span)),
    byDay(await requestsByDay(ctx, span)),
    byDay(await ratingsByDay(ctx, span)),
  ];
  const rented = runningCounts(days, (await rentalChanges(ctx, span)).map(numbered));
  const offered = runningCounts(days, (await offerChanges(ctx)).map(numbered));
  return days.map((day, index) => {
    const asked = requests.get(day);
    return {
      day,
      volumeCents: Number(volume.get(day)?.cents ?? 0),
      // Income is a credit, which the ledger stores as negative.
      takeCents: 0 - Number(take.get(day)?.cents ?? 0),
      searches: searches.get(day)?.searches ?? 0,
      requests: Number(asked?.requests ?? 0),
      confirmed: Number(asked?.confirmed ?? 0),
      answerMinutes: asked?.answerMinutes ?? [],
      cancelledByRenter: Number(asked?.byRenter ?? 0),
      cancelledByHost: Number(asked?.byHost ?? 0),
      cancelledByStaff: Number(asked?.byStaff ?? 0),
      offered: offered[index] ?? 0,
      rented: rented[index] ?? 0,
      ratings: Number(ratings.get(day)?.ratings ?? 0),
      stars: Number(ratings.get(day)?.stars ?? 0),
    };
  });
}

const byDay = <Row extends { readonly day: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.day, row]));

const numbered = ({ day, change }: { readonly day: string; readonly change: string }) => ({
  day,
  change: Number(change),
});

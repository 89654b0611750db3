import { addDays } from '../../../core/values/date-range.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/values/durations.js';
import { StatsPeriod } from './host-stats.types.js';

const DAYS: Readonly<Record<StatsPeriod, number>> = {
  [StatsPeriod.DAYS_30]: 30,
  [StatsPeriod.DAYS_90]: 90,
  [StatsPeriod.YEAR]: 364,
};
const TREND_STEPS = 10;
/** With fewer cases, a share or a median reveals too much about a single one. */
export const ENOUGH = 5;

/** The first days of the period and of the previous one; `until` is today and belongs to neither. */
export interface Period {
  readonly days: number;
  readonly stepDays: number;
  readonly from: string;
  readonly previousFrom: string;
  readonly until: string;
}

export function periodOf(period: StatsPeriod, today: string): Period {
  const days = DAYS[period];
  return {
    days,
    stepDays: period === StatsPeriod.YEAR ? 7 : 1,
    from: addDays(today, -days),
    previousFrom: addDays(today, -2 * days),
    until: today,
  };
}

export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Sums counts of days. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** Total, previous period, and the period in ten steps. */
export function countOf(counts: readonly DayCount[], period: Period) {
  const trend = Array.from({ length: TREND_STEPS }, () => 0);
  let previous = 0;
  for (const { day, count } of counts) {
    const at = daysFrom(period.from, day);
    if (at >= period.days || at < -period.days) continue;
    if (at < 0) previous += count;
    else {
      const step = Math.floor((at * TREND_STEPS) / period.days);
      trend[step] = (trend[step] ?? 0) + count;
    }
  }
  return { total: trend.reduce((sum, count) => sum + count, 0), previous, trend };
}

/** The counts of each step. */
export interface StepCounts {
  readonly views: readonly DayCount[];
  readonly favorites: readonly DayCount[];
  readonly requests: readonly DayCount[];
}

/** The period step by step, with the views of the same step of the previous period. */
export function stepsOf(counts: StepCounts, { from, previousFrom, days, stepDays }: Period) {
  const steps = Array.from({ length: Math.ceil(days / stepDays) }, (_, index) => ({
    from: addDays(from, index * stepDays),
    to: addDays(from, Math.min(days, (index + 1) * stepDays) - 1),
    views: 0,
    previousViews: 0,
    favorites: 0,
    requests: 0,
  }));
  const stepAt = (first: string, day: string) => steps[Math.floor(daysFrom(first, day) / stepDays)];
  for (const kind of ['views', 'favorites', 'requests'] as const)
    for (const { day, count } of counts[kind]) {
      const step = stepAt(from, day);
      if (step) step[kind] += count;
    }
  for (const { day, count } of counts.views) {
    const step = day < from ? stepAt(previousFrom, day) : undefined;
    if (step) step.previousViews += count;
  }
  return steps;
}

/** The quantile of sorted values. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

/** Window of a response rate, in days. */
export const RESPONSE_DAYS = 90;

/** A request as the response rate counts it. */
export interface RequestTimes {
  readonly day: string;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  /** When it was answered, or expired. */
  readonly counts: boolean;
}

/** The response to the requests of 90 days, and the development of the share: no share and no median for fewer than five. */
export function responseOf(requests: readonly RequestTimes[], today: string) {
  const upTo = (end: string): RequestTimes[] =>
    requests.filter(({ counts, day }) => counts && day >= addDays(end, -RESPONSE_DAYS) && day < end);
  const counted = upTo(today);
  const waits = counted.flatMap(({ requestedAt, decidedAt }) =>
    decidedAt ? [decidedAt.getTime() - requestedAt.getTime()] : [],
  );
  const percentOf = (some: readonly RequestTimes[]): number | null =>
    some.length < ENOUGH ? null : Math.round((some.filter(({ decidedAt }) => decidedAt).length / some.length) * 100);
  const ends = Array.from({ length: TREND_STEPS }, (_, index) =>
    addDays(today, Math.round(((index + 1 - TREND_STEPS) * RESPONSE_DAYS) / TREND_STEPS)),
  );
  const within = (from: number, to: number): number => waits.filter((wait) => wait >= from && wait < to).length;
  return {
    percent: percentOf(counted),
    previousPercent: percentOf(upTo(addDays(today, -RESPONSE_DAYS))),
    trend: ends.flatMap((end) => {
      const percent = percentOf(upTo(end));
      return percent === null ? [] : [{ day: addDays(end, -1), percent }];
    }),
    medianMinutes:
      waits.length < ENOUGH
        ? null
        : Math.round(
            quantile(
              waits.toSorted((a, b) => a - b),
              0.5,
            ) / MINUTE_MS,
          ),
    count: counted.length,
    withinHour: within(-Infinity, HOUR_MS),
    withinSixHours: within(HOUR_MS, 6 * HOUR_MS),
    later: within(6 * HOUR_MS, Infinity),
    unanswered: counted.length - waits.length,
  };
}

/** A similar space of another host. */
export interface Peer {
  readonly priceCents: number;
  readonly distanceM: number;
}

const RADII_M = [2000, 5000, 10_000];

/** Median and quartiles of the peers in the smallest circle with five of them; none with fewer. */
export function positionAmong(peers: readonly Peer[]) {
  const within = (radius: number): Peer[] => peers.filter(({ distanceM }) => distanceM <= radius);
  const radiusM = RADII_M.find((radius) => within(radius).length >= ENOUGH) ?? Math.max(...RADII_M);
  const prices = within(radiusM)
    .map(({ priceCents }) => priceCents)
    .sort((a, b) => a - b);
  const of = (share: number): number | null => (prices.length < ENOUGH ? null : quantile(prices, share));
  return { radiusM, peerCount: prices.length, medianCents: of(0.5), lowCents: of(0.25), highCents: of(0.75) };
}

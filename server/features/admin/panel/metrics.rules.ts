/** The contribution of one day to the metrics. */
export interface MetricDay {
  readonly day: string;
  readonly volumeCents: number;
  readonly takeCents: number;
  readonly searches: number;
  readonly requests: number;
  readonly confirmed: number;
  /** Minutes from each request of the day to its answer. */
  readonly answerMinutes: readonly number[];
  readonly cancelledByRenter: number;
  readonly cancelledByHost: number;
  readonly cancelledByStaff: number;
  /** Published spaces, and those of them that are rented: never more. */
  readonly offered: number;
  readonly rented: number;
  readonly ratings: number;
  readonly stars: number;
}

/** The metrics of several days together; shares and medians of nothing are null. */
export interface MetricSums {
  readonly volumeCents: number;
  readonly takeCents: number;
  readonly takePercent: number | null;
  readonly occupancyPercent: number | null;
  readonly offeredCount: number;
  readonly rentedCount: number;
  readonly searchCount: number;
  readonly requestCount: number;
  readonly requestPercent: number | null;
  readonly confirmedCount: number;
  readonly confirmPercent: number | null;
  readonly answerCount: number;
  readonly answerMinutes: number | null;
  readonly renterCancelPercent: number | null;
  readonly hostCancelPercent: number | null;
  readonly staffCancelPercent: number | null;
  readonly cancelPercent: number | null;
  readonly ratingCount: number;
  readonly satisfaction: number | null;
}

/** Sums days up. Counts of spaces are those of the last day, shares of spaces cover all days. */
export function sumMetrics(days: readonly MetricDay[]): MetricSums {
  const sum = (key: Exclude<keyof MetricDay, 'day' | 'answerMinutes'>): number =>
    days.reduce((all, one) => all + one[key], 0);
  const answers = days.flatMap(({ answerMinutes }) => answerMinutes).toSorted((a, b) => a - b);
  const last = days.at(-1);
  const confirmed = sum('confirmed');
  const [byRenter, byHost, byStaff] = [sum('cancelledByRenter'), sum('cancelledByHost'), sum('cancelledByStaff')];
  return {
    volumeCents: sum('volumeCents'),
    takeCents: sum('takeCents'),
    takePercent: percentOf(sum('takeCents'), sum('volumeCents')),
    occupancyPercent: percentOf(sum('rented'), sum('offered')),
    offeredCount: last?.offered ?? 0,
    rentedCount: last?.rented ?? 0,
    searchCount: sum('searches'),
    requestCount: sum('requests'),
    requestPercent: percentOf(sum('requests'), sum('searches')),
    confirmedCount: confirmed,
    confirmPercent: percentOf(confirmed, sum('requests')),
    answerCount: answers.length,
    answerMinutes: medianOf(answers),
    renterCancelPercent: percentOf(byRenter, confirmed),
    hostCancelPercent: percentOf(byHost, confirmed),
    staffCancelPercent: percentOf(byStaff, confirmed),
    cancelPercent: percentOf(byRenter + byHost + byStaff, confirmed),
    ratingCount: sum('ratings'),
    satisfaction: sum('ratings') === 0 ? null : Math.round((sum('stars') / sum('ratings')) * 10) / 10,
  };
}

/** Rounded to one decimal. */
const percentOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * 1000) / 10;

function medianOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Math.round(sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2);
}

/** The number on each day, given how many begin and end on a day; earlier ones count from the first day. */
export function runningCounts(
  days: readonly string[],
  changes: readonly { readonly day: string; readonly change: number }[],
): number[] {
  const first = days[0] ?? '';
  let count = changes.reduce((sum, { day, change }) => (day < first ? sum + change : sum), 0);
  const byDay = new Map<string, number>();
  for (const { day, change } of changes) byDay.set(day, (byDay.get(day) ?? 0) + change);
  return days.map((day) => (count += byDay.get(day) ?? 0));
}

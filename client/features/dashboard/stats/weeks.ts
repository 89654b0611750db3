import type { HostStatsQuery } from '../../../generated/graphql';

const COUNTS = ['views', 'previousViews', 'favorites', 'requests'] as const;

type Step = Pick<HostStatsQuery['hostStats']['steps'][number], 'from' | 'to' | (typeof COUNTS)[number]>;

/** The sums over the steps. */
export function sumOf(steps: readonly Step[]): Omit<Step, 'from' | 'to'> {
  const sum = { views: 0, previousViews: 0, favorites: 0, requests: 0 };
  for (const step of steps) for (const kind of COUNTS) sum[kind] += step[kind];
  return sum;
}

/** Days grouped as weeks of the period; steps that are weeks already are kept. */
export function byWeek(steps: readonly Step[]): Step[] {
  if (steps[0]?.from !== steps[0]?.to) return [...steps];
  return Array.from({ length: Math.ceil(steps.length / 7) }, (_, index) => {
    const week = steps.slice(index * 7, index * 7 + 7);
    return { from: week[0]?.from ?? '', to: week.at(-1)?.to ?? '', ...sumOf(week) };
  });
}

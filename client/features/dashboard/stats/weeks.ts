import type { HostStatsQuery } from '../../../generated/graphql';

type Step = Pick<HostStatsQuery['hostStats']['steps'][number], 'from' | 'to' | 'views' | 'previousViews'>;

/** Days as weeks of the period; steps that are weeks already stay as they are. */
export function byWeek(steps: readonly Step[]): Step[] {
  if (steps[0]?.from !== steps[0]?.to) return [...steps];
  return Array.from({ length: Math.ceil(steps.length / 7) }, (_, index) => {
    const week = steps.slice(index * 7, index * 7 + 7);
    const sum = (kind: 'views' | 'previousViews'): number => week.reduce((all, day) => all + day[kind], 0);
    return {
      from: week[0]?.from ?? '',
      to: week.at(-1)?.to ?? '',
      views: sum('views'),
      previousViews: sum('previousViews'),
    };
  });
}

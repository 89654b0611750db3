import { useTranslation } from 'react-i18next';
import type { MetricSums_SumsFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { durationOf } from '../../../ui/support/duration';

type Sums = MetricSums_SumsFragment;

/** One metric of the panel: its value for trends, and its text. */
export interface Metric {
  readonly key: 'volume' | 'take' | 'occupancy' | 'request' | 'confirm' | 'answer' | 'cancel' | 'satisfaction';
  readonly label: string;
  readonly numberOf: (sums: Sums) => number | null;
  readonly textOf: (sums: Sums) => string;
  /** One text, or several short ones in a row. */
  readonly noteOf: (sums: Sums) => string | readonly string[];
  /** The size of its change as text, without direction. */
  readonly changeOf: (now: number, before: number) => string;
  /** Whether more is better. */
  readonly isMoreBetter: boolean;
}

/** The eight metrics in their order. */
export function useMetrics(): readonly Metric[] {
  const { t } = useTranslation(['staff', 'common']);
  const { money, number, percentFine, score } = useFormats();
  const percent = (value: number | null): string => (value === null ? '–' : percentFine(value));
  const points = (now: number, before: number): string =>
    t('metrics.points', { amount: score(Math.abs(now - before)) });
  const minutes = (value: number): string => {
    const { hours, minutes: rest } = durationOf(value);
    return t(hours > 0 ? 'common:duration.hours' : 'common:duration.minutes', { hours, minutes: rest });
  };
  const share = (now: number, before: number): string =>
    before === 0 ? '–' : percentFine((Math.abs(now - before) / before) * 100);
  return [
    {
      key: 'volume',
      label: t('metrics.volume'),
      numberOf: (sums) => sums.volumeCents,
      textOf: (sums) => money(sums.volumeCents),
      noteOf: () => t('metrics.volumeNote'),
      changeOf: share,
      isMoreBetter: true,
    },
    {
      key: 'take',
      label: t('metrics.take'),
      numberOf: (sums) => sums.takeCents,
      textOf: (sums) => money(sums.takeCents),
      noteOf: (sums) => t('metrics.takeNote', { percent: percent(sums.takePercent) }),
      changeOf: share,
      isMoreBetter: true,
    },
    {
      key: 'occupancy',
      label: t('metrics.occupancy'),
      numberOf: (sums) => sums.occupancyPercent,
      textOf: (sums) => percent(sums.occupancyPercent),
      noteOf: (sums) => t('metrics.occupancyNote', { part: number(sums.rentedCount), all: number(sums.offeredCount) }),
      changeOf: points,
      isMoreBetter: true,
    },
    {
      key: 'request',
      label: t('metrics.request'),
      numberOf: (sums) => sums.requestPercent,
      textOf: (sums) => percent(sums.requestPercent),
      noteOf: (sums) => t('metrics.requestNote', { part: number(sums.requestCount), all: number(sums.searchCount) }),
      changeOf: points,
      isMoreBetter: true,
    },
    {
      key: 'confirm',
      label: t('metrics.confirm'),
      numberOf: (sums) => sums.confirmPercent,
      textOf: (sums) => percent(sums.confirmPercent),
      noteOf: (sums) => t('metrics.confirmNote', { part: number(sums.confirmedCount), all: number(sums.requestCount) }),
      changeOf: points,
      isMoreBetter: true,
    },
    {
      key: 'answer',
      label: t('metrics.answer'),
      numberOf: (sums) => sums.answerMinutes,
      textOf: (sums) => (sums.answerMinutes === null ? '–' : minutes(sums.answerMinutes)),
      noteOf: (sums) => t('metrics.answerNote', { count: sums.answerCount, formatted: number(sums.answerCount) }),
      changeOf: (now, before) => minutes(Math.abs(now - before)),
      isMoreBetter: false,
    },
    {
      key: 'cancel',
      label: t('metrics.cancel'),
      numberOf: (sums) => sums.cancelPercent,
      textOf: (sums) => percent(sums.cancelPercent),
      noteOf: (sums) => [
        t('metrics.cancelled.renter', { percent: percent(sums.renterCancelPercent) }),
        t('metrics.cancelled.host', { percent: percent(sums.hostCancelPercent) }),
        t('metrics.cancelled.staff', { percent: percent(sums.staffCancelPercent) }),
      ],
      changeOf: points,
      isMoreBetter: false,
    },
    {
      key: 'satisfaction',
      label: t('metrics.satisfaction'),
      numberOf: (sums) => sums.satisfaction,
      textOf: (sums) => (sums.satisfaction === null ? '–' : t('metrics.ofFive', { mean: score(sums.satisfaction) })),
      noteOf: (sums) => t('metrics.ratings', { count: sums.ratingCount, formatted: number(sums.ratingCount) }),
      changeOf: (now, before) => score(Math.abs(now - before)),
      isMoreBetter: true,
    },
  ];
}

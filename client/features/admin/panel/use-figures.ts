import { useTranslation } from 'react-i18next';
import type { FigureSums_SumsFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { durationOf } from '../../../ui/support/duration';

type Sums = FigureSums_SumsFragment;

/** One figure of the panel: its number for trends, and how it reads. */
export interface Figure {
  readonly key: 'volume' | 'take' | 'occupancy' | 'request' | 'confirm' | 'answer' | 'cancel' | 'satisfaction';
  readonly label: string;
  readonly numberOf: (sums: Sums) => number | null;
  readonly textOf: (sums: Sums) => string;
  readonly noteOf: (sums: Sums) => string;
  /** How much it changed in words, without its direction. */
  readonly changeOf: (now: number, before: number) => string;
  /** Whether more is better. */
  readonly isMoreBetter: boolean;
}

/** The eight figures in their order. */
export function useFigures(): readonly Figure[] {
  const { t } = useTranslation('staff');
  const { money, number, percentFine, score } = useFormats();
  const percent = (value: number | null): string => (value === null ? '–' : percentFine(value));
  const points = (now: number, before: number): string =>
    t('figures.points', { amount: score(Math.abs(now - before)) });
  const minutes = (value: number): string => {
    const { hours, minutes: rest } = durationOf(value);
    return hours > 0 ? t('figures.hoursMinutes', { hours, minutes: rest }) : t('figures.minutes', { minutes: rest });
  };
  const share = (now: number, before: number): string =>
    before === 0 ? '–' : percentFine((Math.abs(now - before) / before) * 100);
  return [
    {
      key: 'volume',
      label: t('figures.volume'),
      numberOf: (sums) => sums.volumeCents,
      textOf: (sums) => money(sums.volumeCents),
      noteOf: () => t('figures.volumeNote'),
      changeOf: share,
      isMoreBetter: true,
    },
    {
      key: 'take',
      label: t('figures.take'),
      numberOf: (sums) => sums.takeCents,
      textOf: (sums) => money(sums.takeCents),
      noteOf: (sums) => t('figures.takeNote', { percent: percent(sums.takePercent) }),
      changeOf: share,
      isMoreBetter: true,
    },
    {
      key: 'occupancy',
      label: t('figures.occupancy'),
      numberOf: (sums) => sums.occupancyPercent,
      textOf: (sums) => percent(sums.occupancyPercent),
      noteOf: (sums) => t('figures.occupancyNote', { part: number(sums.rentedCount), all: number(sums.offeredCount) }),
      changeOf: points,
      isMoreBetter: true,
    },
    {
      key: 'request',
      label: t('figures.request'),
      numberOf: (sums) => sums.requestPercent,
      textOf: (sums) => percent(sums.requestPercent),
      noteOf: (sums) => t('figures.requestNote', { part: number(sums.requestCount), all: number(sums.viewCount) }),
      changeOf: points,
      isMoreBetter: true,
    },
    {
      key: 'confirm',
      label: t('figures.confirm'),
      numberOf: (sums) => sums.confirmPercent,
      textOf: (sums) => percent(sums.confirmPercent),
      noteOf: (sums) => t('figures.confirmNote', { part: number(sums.confirmedCount), all: number(sums.requestCount) }),
      changeOf: points,
      isMoreBetter: true,
    },
    {
      key: 'answer',
      label: t('figures.answer'),
      numberOf: (sums) => sums.answerMinutes,
      textOf: (sums) => (sums.answerMinutes === null ? '–' : minutes(sums.answerMinutes)),
      noteOf: (sums) => t('figures.answerNote', { count: sums.answerCount, formatted: number(sums.answerCount) }),
      changeOf: (now, before) => minutes(Math.abs(now - before)),
      isMoreBetter: false,
    },
    {
      key: 'cancel',
      label: t('figures.cancel'),
      numberOf: (sums) => sums.cancelPercent,
      textOf: (sums) => percent(sums.cancelPercent),
      noteOf: (sums) =>
        t('figures.cancelNote', {
          renter: percent(sums.renterCancelPercent),
          host: percent(sums.hostCancelPercent),
          staff: percent(sums.staffCancelPercent),
        }),
      changeOf: points,
      isMoreBetter: false,
    },
    {
      key: 'satisfaction',
      label: t('figures.satisfaction'),
      numberOf: (sums) => sums.satisfaction,
      textOf: (sums) => (sums.satisfaction === null ? '–' : t('figures.ofFive', { mean: score(sums.satisfaction) })),
      noteOf: (sums) => t('figures.ratings', { count: sums.ratingCount, formatted: number(sums.ratingCount) }),
      changeOf: (now, before) => score(Math.abs(now - before)),
      isMoreBetter: true,
    },
  ];
}

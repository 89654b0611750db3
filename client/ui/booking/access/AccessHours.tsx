import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingAccess_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

/** The days and hours of access. */
export function AccessHours({ space }: { space: BookingAccess_BookingFragment['space'] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  if (space.is24h || space.accessHours.length === 0) return <>{t('renter.everyDay')}</>;
  const nameOf = (weekday: number): string => formats.day(`2024-01-0${weekday}`, { weekday: 'long' });
  return (
    <chakra.ul
      listStyleType="none"
      fontVariantNumeric="tabular-nums"
      css={{ '& > li::first-letter': { textTransform: 'uppercase' } }}
    >
      {runsOf(space.accessHours).map(({ first, last, hours }) => (
        <li key={first}>
          {first === 1 && last === 7
            ? t('renter.everyDayHours', { hours })
            : t('renter.hours', {
                days:
                  first === last ? nameOf(first) : t('renter.weekdays', { first: nameOf(first), last: nameOf(last) }),
                hours,
              })}
        </li>
      ))}
    </chakra.ul>
  );
}

interface Run {
  readonly first: number;
  readonly last: number;
  readonly hours: string;
}

/* Consecutive days with the same hours share a line. 1 January 2024 was a Monday. */
function runsOf(days: BookingAccess_BookingFragment['space']['accessHours']): Run[] {
  const runs: Run[] = [];
  for (const { weekday, fromMinute, toMinute } of days.toSorted((x, y) => x.weekday - y.weekday)) {
    const hours = `${clock(fromMinute)} – ${clock(toMinute)}`;
    const before = runs.at(-1);
    if (before && before.last === weekday - 1 && before.hours === hours)
      runs[runs.length - 1] = { ...before, last: weekday };
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingAccess_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { clockOf, weekdayDate } from '../../time/days';

/** The days and hours of access. */
export function AccessHours({ space }: { space: BookingAccess_BookingFragment['space'] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  if (space.is24h || space.accessHours.length === 0) return <>{t('renter.everyDay')}</>;
  const nameOf = (weekday: number): string => formats.day(weekdayDate(weekday), { weekday: 'long' });
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

/* Consecutive days with the same hours share a line. */
function runsOf(days: BookingAccess_BookingFragment['space']['accessHours']): Run[] {
  const runs: Run[] = [];
  for (const { weekday, fromMinute, toMinute } of days.toSorted((x, y) => x.weekday - y.weekday)) {
    const hours = `${clockOf(fromMinute)} – ${clockOf(toMinute)}`;
    const before = runs.at(-1);
    if (before && before.last === weekday - 1 && before.hours === hours)
      runs[runs.length - 1] = { ...before, last: weekday };
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs;
}

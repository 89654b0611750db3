import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HostCalendarQuery } from '../../../../generated/graphql';
import { LONG_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { today } from '../../../../ui/time/today';
import { WeekdayHead } from '../../../../ui/time/WeekdayHead';
import { heatOf, weeksOf, type CalendarDay } from './month-weeks';

const HEATS = { 0: undefined, 1: 'heat.1', 2: 'heat.2', 3: 'heat.3', 4: 'heat.4' } as const;
/** The bars of a day with arrivals or departures. */
export const MOVE_COLORS = { arrival: 'trust.solid', departure: 'blue.solid' } as const;
const RING = '0 0 0 2px var(--hueco-colors-bg-panel), 0 0 0 4px var(--hueco-colors-fg)';

/** A month as a table of weeks: the warmer a day, the more spaces are taken; each day has a label too. */
export function MonthGrid({ calendar }: { calendar: HostCalendarQuery['hostCalendar'] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const month = formats.day(calendar.month, { month: 'long', year: 'numeric' });
  return (
    <chakra.table
      tableLayout="fixed"
      borderCollapse="separate"
      css={{ borderSpacing: '4px', margin: '-4px', width: 'calc(100% + 8px)' }}
    >
      <chakra.caption srOnly>{t('month.caption', { month })}</chakra.caption>
      <WeekdayHead fontWeight="500" paddingBottom="0" />
      <tbody>
        {weeksOf(calendar.days).map((week, index) => (
          <tr key={index}>
            {week.map((cell) =>
              'outside' in cell ? (
                <Outside key={cell.outside} day={cell.outside} />
              ) : (
                <Day key={cell.day} day={cell} spaces={calendar.spaceCount} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const cellStyle = {
  position: 'relative',
  height: { base: '40px', md: '34px' },
  borderRadius: '9px',
  textAlign: 'center',
  textStyle: { base: 'md', md: 'sm' },
  fontWeight: '500',
  fontVariantNumeric: 'tabular-nums',
} as const;

const numberOf = (day: string): number => Number(day.slice(-2));

function Outside({ day }: { day: string }) {
  return (
    <chakra.td {...cellStyle} color="fg.subtle">
      <span aria-hidden>{numberOf(day)}</span>
    </chakra.td>
  );
}

function Day({ day, spaces }: { day: CalendarDay; spaces: number }) {
  const words = useDayLabel()(day, spaces);
  const now = today();
  const isToday = day.day === now;
  const heat = heatOf(day.takenSpaces, spaces);
  const bars = [day.arrivals > 0 && MOVE_COLORS.arrival, day.departures > 0 && MOVE_COLORS.departure].filter(
    (color) => color !== false,
  );
  return (
    <chakra.td
      {...cellStyle}
      title={words}
      bg={HEATS[heat]}
      // On warmer days the muted colour would have too little contrast.
      color={day.day < now && heat < 3 ? 'fg.muted' : 'fg'}
      {...(isToday ? { boxShadow: RING, fontWeight: '700', 'aria-current': 'date' as const } : {})}
    >
      <span aria-hidden>{numberOf(day.day)}</span>
      <chakra.span srOnly>{words}</chakra.span>
      {bars.length > 0 && (
        <chakra.span
          aria-hidden
          position="absolute"
          bottom="4px"
          insetInline="0"
          display="flex"
          justifyContent="center"
          gap="2px"
        >
          {bars.map((color) => (
            <chakra.span
              key={color}
              width={bars.length > 1 ? '8px' : '12px'}
              height="3px"
              borderRadius="2px"
              bg={color}
            />
          ))}
        </chakra.span>
      )}
    </chakra.td>
  );
}

/** The label of a day: spaces taken, arrivals, departures. */
function useDayLabel(): (day: CalendarDay, spaces: number) => string {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return ({ day, takenSpaces, arrivals, departures }, spaces) => {
    const values = { day: formats.day(day, LONG_DAY), taken: takenSpaces, total: spaces };
    return [
      day === today() ? t('month.today', values) : t('month.day', values),
      arrivals > 0 && t('month.arrivals', { count: arrivals }),
      departures > 0 && t('month.departures', { count: departures }),
    ]
      .filter(Boolean)
      .join(', ');
  };
}

import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WeekdayHead } from '../../time/WeekdayHead';
import { sixWeeksOf } from '../../time/day-grid';
import type { DayFocus } from './use-day-focus';

interface DayTableProps {
  month: string;
  label: string;
  describedBy?: string;
  focus: DayFocus;
  spacing: string;
  head: HTMLChakraProps<'th'>;
  dayHeight: HTMLChakraProps<'td'>['height'];
  /** A cell of the table; the day is a button with `data-day`. */
  renderDay: (day: string, isReachable: boolean) => ReactNode;
}

/** A month as a grid of days with keyboard navigation. */
export function DayTable({
  month,
  label,
  describedBy,
  focus: { table, reachable, onKeyDown },
  spacing,
  head,
  dayHeight,
  renderDay,
}: DayTableProps) {
  return (
    <chakra.table
      ref={table}
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      width="full"
      tableLayout="fixed"
      borderCollapse="separate"
      css={{ borderSpacing: spacing }}
      onKeyDown={onKeyDown}
    >
      <WeekdayHead {...head} />
      <tbody>
        {sixWeeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, column) =>
              day === null ? <chakra.td key={column} height={dayHeight} /> : renderDay(day, day === reachable),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

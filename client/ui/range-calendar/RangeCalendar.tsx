import { chakra, DatePicker, Grid } from '@chakra-ui/react';
import { parseDate, type DateValue } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, useFormats } from '../../i18n/format';
import { crossesTaken, firstFree, type DayRange } from './day-range';
import { QuickStays, type QuickStaysProps } from './QuickStays';
import { rangeCalendarRecipe } from './recipe';

interface RangeCalendarProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** First selectable day; today by default. */
  min: string;
  max?: string;
  /** Days taken by others; half-open. */
  busy?: readonly { from: string; to: string }[];
  months?: 1 | 2;
  /** Shows the most frequent stays above the months; a choice without a last day may have its own meaning. */
  stays?: Pick<QuickStaysProps, 'min' | 'minDays' | 'hasNoEnd'> & Partial<Pick<QuickStaysProps, 'onChange'>>;
  /** Read-only. */
  isReadOnly?: boolean;
  hasHelp?: boolean;
}

/** The calendar of a stay (HOM-2): pick the first day, then the move-out day. */
export function RangeCalendar({
  value: given,
  onChange,
  min,
  max,
  busy = [],
  months = 1,
  stays,
  isReadOnly = false,
  hasHelp = true,
}: RangeCalendarProps) {
  const { t } = useTranslation(['domain', 'common']);
  const formats = useFormats();
  const help = useId();
  // Days in the wrong order are reported beside the calendar, which can show only the first of them.
  const value: DayRange = { from: given.from, to: given.from && given.to && given.to > given.from ? given.to : null };
  const isTaken = (day: DateValue): boolean => {
    const text = day.toString();
    // The move-out day may be the first day of the next stay.
    const isLeaving = value.from !== null && value.to === null && text > value.from;
    return busy.some(({ from, to }) => (isLeaving ? text > from && text < to : text >= from && text < to));
  };
  const selected = [value.from, value.to].filter((day) => day !== null).map((day) => parseDate(day));
  const calendar = (
    <DatePicker.Root
      recipe={rangeCalendarRecipe}
      inline
      // The height must not change between months of five and six weeks.
      fixedWeeks
      selectionMode="range"
      numOfMonths={months}
      startOfWeek={1}
      locale={formats.language === 'es' ? 'es-ES' : 'en-GB'}
      timeZone="UTC"
      min={parseDate(min)}
      // A month without a free day is skipped.
      defaultFocusedValue={selected[0] ?? parseDate(firstFree(min, busy))}
      {...(max ? { max: parseDate(max) } : {})}
      readOnly={isReadOnly}
      isDateUnavailable={isTaken}
      translations={{ content: t('calendar.label'), dayCell: (cell) => t(spokenOf(cell), { day: cell.valueText }) }}
      value={selected}
      onValueChange={({ value: days }) => onChange(rangeOf(days, busy))}
    >
      <DatePicker.View view="day">
        <DatePicker.Context>
          {(api) => (
            <>
              <DatePicker.ViewControl>
                <DatePicker.PrevTrigger aria-label={t('calendar.previous')}>
                  <ChevronLeft size={20} strokeWidth={1.75} />
                </DatePicker.PrevTrigger>
                {/* Replaces the library's own, which joins the months with a hyphen. */}
                <chakra.div
                  {...api.getRangeTextProps()}
                  aria-live="polite"
                  display="inline-block"
                  fontWeight="600"
                  _firstLetter={{ textTransform: 'uppercase' }}
                >
                  {monthsIn(api.visibleRangeText)}
                </chakra.div>
                <DatePicker.NextTrigger aria-label={t('calendar.next')}>
                  <ChevronRight size={20} strokeWidth={1.75} />
                </DatePicker.NextTrigger>
              </DatePicker.ViewControl>
              <Grid
                templateColumns={{ base: '1fr', md: months === 2 ? '1fr 1fr' : '1fr' }}
                gap="12"
                alignItems="start"
                aria-describedby={hasHelp ? help : undefined}
              >
                {Array.from({ length: months }, (_, index) => (
                  <Month
                    key={index}
                    weeks={index === 0 ? api.weeks : api.getOffset({ months: index }).weeks}
                    offset={index}
                    isSecond={index > 0}
                    weekDays={api.weekDays}
                    isTaken={isTaken}
                    visible={index === 0 ? api.visibleRange : api.getOffset({ months: index }).visibleRange}
                  />
                ))}
              </Grid>
            </>
          )}
        </DatePicker.Context>
      </DatePicker.View>
      {hasHelp && (
        <chakra.p id={help} textStyle="small" color="fg.muted" mt="3" aria-live="polite">
          {helpText()}
        </chakra.p>
      )}
    </DatePicker.Root>
  );
  if (!stays) return calendar;
  return (
    <>
      <QuickStays value={given} onChange={onChange} {...stays} />
      {calendar}
    </>
  );

  function helpText(): string {
    if (!value.from) return t('calendar.pickStart');
    if (!value.to) return t('calendar.pickEnd');
    return t('calendar.picked', { days: t('common:days', { count: daysBetween(value.from, value.to) }) });
  }
}

interface MonthProps {
  weeks: DateValue[][];
  weekDays: { narrow: string; long: string }[];
  visible: { start: DateValue; end: DateValue };
  offset: number;
  isSecond: boolean;
  isTaken: (day: DateValue) => boolean;
}

function Month({ weeks, weekDays, visible, isSecond, isTaken }: MonthProps) {
  return (
    <DatePicker.Table hideBelow={isSecond ? 'md' : undefined}>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map((day, index) => (
            <DatePicker.TableHeader key={index} abbr={day.long}>
              {day.narrow}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week, index) => (
          <DatePicker.TableRow key={index}>
            {week.map((day) => (
              <DatePicker.TableCell key={day.toString()} value={day} visibleRange={visible}>
                <DatePicker.TableCellTrigger data-taken={isTaken(day) || undefined}>
                  {day.day}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

/* One month, or the first and the last one. */
const monthsIn = ({ start, end }: { start: string; end?: string }): string =>
  end === undefined || end === start ? start : `${start} – ${end}`;

/* The state of a day as text for screen readers. */
function spokenOf(cell: {
  unavailable: boolean;
  firstInRange: boolean;
  lastInRange: boolean;
  inRange: boolean;
  selected: boolean;
}) {
  if (cell.unavailable) return 'calendar.dayUnavailable';
  if (cell.firstInRange || (cell.selected && !cell.lastInRange && !cell.inRange)) return 'calendar.dayStart';
  if (cell.lastInRange) return 'calendar.dayEnd';
  return cell.inRange ? 'calendar.dayBetween' : 'calendar.day';
}

/* Two days in order; a range across taken days restarts at its second day. */
function rangeOf(days: DateValue[], busy: readonly { from: string; to: string }[]): DayRange {
  const [from = null, to = null] = days.map((day) => day.toString()).sort();
  if (!from || !to) return { from, to: null };
  if (from === to) return { from, to: null };
  return crossesTaken({ from, to }, busy) ? { from: to, to: null } : { from, to };
}

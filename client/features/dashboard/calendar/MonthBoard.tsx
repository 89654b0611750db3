import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Pause } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, useFormats } from '../../../i18n/format';
import { dayAfter, weekdayOf, monthAfter } from '../../../ui/time/days';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { today } from '../../../ui/time/today';
import {
  barsWithin,
  daysOf,
  keyOf,
  type Bar,
  type CalendarEntry,
  type CalendarRow,
  type HostMonth,
  type OpenDays,
} from './calendar-rows';
import { EntryBar } from './EntryBar';
import { ClashFrames } from './sites/ClashFrames';
import { RowState } from './sites/RowState';
import { clashesOf, type Feed } from './sites/use-feeds';
import { useBoardKeys } from './use-board-keys';
import { useEntryLabels } from './use-entry-labels';

const SATURDAY = 5;
const isWeekend = (day: string): boolean => weekdayOf(day) >= SATURDAY;
const tint = (percent: number): string => `color-mix(in srgb, var(--hueco-colors-fg) ${percent}%, transparent)`;

interface MonthBoardProps {
  calendar: HostMonth;
  feeds: readonly Feed[] | undefined;
  onMonth: (count: number) => void;
  onOpen: OpenDays;
}

/** A month of all spaces: a row per space, a column per day. */
export function MonthBoard({ calendar, feeds, onMonth, onOpen }: MonthBoardProps) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const words = useEntryLabels();
  const { month, rows } = calendar;
  const now = today();
  const days = daysOf(month);
  const grid = useRef<HTMLDivElement>(null);
  const board = useBoardKeys({
    grid,
    rows,
    month,
    today: now,
    onMonth,
    onOpen: (index, from, to) => {
      const row = rows[index];
      if (row) onOpen(row, from, to);
    },
  });
  const { chosen } = board;
  const columns = `216px repeat(${days.length}, minmax(0, 1fr))`;
  return (
    <>
      <Box
        ref={grid}
        role="grid"
        aria-label={t('grid', { month: formats.day(month, { month: 'long', year: 'numeric' }), count: rows.length })}
        aria-colcount={days.length + 1}
        paddingInlineEnd="4"
        fontVariantNumeric="tabular-nums"
        onKeyDown={board.onKeyDown}
      >
        <Box
          role="row"
          display="grid"
          gridTemplateColumns={columns}
          alignItems="center"
          paddingBlock="2.5"
          borderTopWidth="1px"
          textStyle="xs"
          color="fg.subtle"
        >
          <chakra.span role="columnheader" paddingInlineStart="6" fontWeight="500">
            {t('space')}
          </chakra.span>
          {days.map((day) => (
            <chakra.span
              key={day}
              role="columnheader"
              aria-current={day === now ? 'date' : undefined}
              aria-label={formats.day(day, { weekday: 'long', day: 'numeric' })}
              display="grid"
              justifyItems="center"
              gap="0.5"
            >
              <chakra.span aria-hidden fontWeight={isWeekend(day) ? '600' : '500'}>
                {formats.day(day, { weekday: 'narrow' })}
              </chakra.span>
              <chakra.b
                aria-hidden
                display="grid"
                placeItems="center"
                boxSize="22px"
                borderRadius="full"
                fontWeight="600"
                color={day === now ? 'bg' : 'fg'}
                bg={day === now ? 'fg' : undefined}
              >
                {Number(day.slice(8))}
              </chakra.b>
            </chakra.span>
          ))}
        </Box>
        {rows.map((row, index) => (
          <Fragment key={row.space.id}>
            <BoardRow
              row={row}
              feeds={feeds}
              month={month}
              days={days}
              columns={columns}
              now={now}
              place={board.place.row === index ? board.place.day : null}
              chosen={chosen?.row === index ? chosen : null}
              onPick={(day, entry) => {
                board.goTo({ row: index, day });
                onOpen(row, day, day, entry);
              }}
            />
          </Fragment>
        ))}
      </Box>
      <chakra.p role="status" srOnly data-testid="chosen-days">
        {chosen && chosen.from < chosen.to
          ? t('chosenDays', {
              count: daysBetween(chosen.from, chosen.to) + 1,
              days: words.rangeOf({ from: chosen.from, to: dayAfter(chosen.to, 1) }),
            })
          : ''}
      </chakra.p>
    </>
  );
}

interface BoardRowProps {
  row: CalendarRow;
  feeds: readonly Feed[] | undefined;
  month: string;
  days: readonly string[];
  columns: string;
  now: string;
  /** The day in the tab order; null in the other rows. */
  place: string | null;
  chosen: { readonly from: string; readonly to: string } | null;
  onPick: (day: string, entry?: CalendarEntry) => void;
}

function BoardRow({ row, feeds, month, days, columns, now, place, chosen, onPick }: BoardRowProps) {
  const words = useEntryLabels();
  const bars = barsWithin(row.entries, month, monthAfter(month, 1));
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  const isPaused = row.space.status === 'PAUSED';
  const isQuiet = isPaused || !row.canBlock;
  const end = monthAfter(month, 1);
  const clashes = clashesOf(feeds, row.space.id).filter(({ from, to }) => from < end && to > month);
  const columnOf = (day: string): number => daysBetween(month, day) + 2;
  return (
    <Box
      role="row"
      display="grid"
      gridTemplateColumns={columns}
      gridTemplateRows={`repeat(${lanes}, minmax(0, 1fr))`}
      rowGap="1"
      minHeight="76px"
      paddingBlock={lanes > 1 ? '2' : '0'}
      borderTopWidth="1px"
      borderColor="hairline"
      alignItems="center"
    >
      <Box
        role="rowheader"
        gridRow="1 / -1"
        gridColumn="1"
        display="grid"
        gridTemplateColumns="40px minmax(0, 1fr)"
        gap="3"
        alignItems="center"
        padding="2"
        paddingInlineStart="6"
        paddingInlineEnd="3"
      >
        <SpacePhoto
          photo={row.space.coverPhoto}
          alt=""
          sizes="40px"
          boxSize="40px"
          borderRadius="10px"
          filter={isQuiet ? 'grayscale(.8)' : undefined}
        />
        <div>
          <chakra.b
            display="block"
            textStyle="sm"
            lineHeight="18px"
            fontWeight="600"
            lineClamp="2"
            color={isQuiet ? 'fg.muted' : undefined}
          >
            {words.placeOf(row)}
          </chakra.b>
          <RowState row={row} feeds={feeds} />
        </div>
      </Box>
      {days.map((day) => (
        <chakra.span
          key={day}
          role="gridcell"
          tabIndex={day === place ? 0 : -1}
          aria-label={words.dayWords(day, row)}
          aria-selected={chosen !== null && day >= chosen.from && day <= chosen.to}
          gridRow="1 / -1"
          gridColumn={columnOf(day)}
          alignSelf="stretch"
          marginBlock={lanes > 1 ? '-2' : '0'}
          cursor="pointer"
          onClick={() => onPick(day)}
          css={cellCss(day, now, chosen)}
        />
      ))}
      {bars.map((bar) => (
        <EntryBar
          key={keyOf(bar.entry)}
          bar={bar}
          hasDays
          daysBeforeName={clashDaysAt(bar, clashes)}
          gridRow={bar.lane + 1}
          gridColumn={`${columnOf(bar.from)} / ${columnOf(bar.to)}`}
          onClick={() => onPick(bar.from, bar.entry)}
        />
      ))}
      <ClashFrames clashes={clashes} month={month} lane={lanes} columnOf={columnOf} />
      {isPaused && bars.length === 0 && (
        <chakra.span
          aria-hidden
          gridRow="1"
          gridColumn="2 / -1"
          position="relative"
          display="flex"
          alignItems="center"
          gap="2"
          height="38px"
          paddingInline="2"
          borderWidth="1px"
          borderRadius="9px"
          bg="bg.panel"
          color="fg.muted"
          textStyle="sm"
          fontWeight="500"
          pointerEvents="none"
        >
          <Pause size={16} strokeWidth={1.75} />
          {words.pausedOf(row)}
        </chakra.span>
      )}
    </Box>
  );
}

/** How many days at the start of a booking's bar are inside the frame of a clash, which the name would cross. */
function clashDaysAt(
  { entry, from, to }: Bar,
  clashes: readonly { readonly from: string; readonly to: string }[],
): number {
  const clash = entry.booking && clashes.find((one) => one.from <= from && one.to > from && one.to < to);
  return clash ? daysBetween(from, clash.to) : 0;
}

function cellCss(day: string, now: string, chosen: BoardRowProps['chosen']): SystemStyleObject {
  const isChosen = chosen !== null && day >= chosen.from && day <= chosen.to;
  return {
    position: 'relative',
    borderInlineStartWidth: '1px',
    borderColor: 'hairline',
    bg: isChosen ? 'brand.subtle' : isWeekend(day) ? tint(3.5) : day < now ? tint(2) : undefined,
    _hover: { bg: 'hover' },
    _focusVisible: { zIndex: '3', outlineOffset: '-2px' },
    ...(day === now && {
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '50%',
        insetBlock: '0',
        width: '1.5px',
        marginInlineStart: '-0.75px',
        bg: 'fg',
        opacity: '0.55',
      },
    }),
  };
}

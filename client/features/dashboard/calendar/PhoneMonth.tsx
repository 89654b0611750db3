import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, useFormats } from '../../../i18n/format';
import { dayAfter, monthAfter, weekdayDate, weekdayOf } from '../../../ui/time/days';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { today } from '../../../ui/time/today';
import {
  barsWithin,
  keyOf,
  type CalendarEntry,
  type CalendarRow,
  type HostMonth,
  type OpenDays,
} from './calendar-rows';
import { DateTile } from './DateTile';
import { ENTRY_STYLES } from './entry-styles';
import { EntryBar } from './EntryBar';
import { clashesOf, type Feed } from './sites/use-feeds';
import { useEntryLabels } from './use-entry-labels';

const DAYS_OF_WEEK = 7;
const SATURDAY = 5;
/* A name is shown once, where its days begin. */
const WITHOUT_WORDS = DAYS_OF_WEEK + 1;

interface PhoneMonthProps {
  calendar: HostMonth;
  feeds: readonly Feed[] | undefined;
  /** The space to show first. */
  startWith?: string | null;
  onOpen: OpenDays;
}

/** A month of one space at a time, with its events below. */
export function PhoneMonth({ calendar, feeds, startWith, onOpen }: PhoneMonthProps) {
  const [spaceId, setSpaceId] = useState<string | null>(startWith ?? null);
  const { rows, month } = calendar;
  const row = rows.find(({ space }) => space.id === spaceId) ?? rows[0];
  if (!row) return null;
  return (
    <>
      {rows.length > 1 && <SpaceChips rows={rows} feeds={feeds} current={row} onChoose={setSpaceId} />}
      <Weeks month={month} row={row} onOpen={onOpen} />
      <MonthItems row={row} onOpen={onOpen} />
    </>
  );
}

interface SpaceChipsProps {
  feeds: readonly Feed[] | undefined;
  rows: readonly CalendarRow[];
  current: CalendarRow;
  onChoose: (id: string) => void;
}

function SpaceChips({ rows, feeds, current, onChoose }: SpaceChipsProps) {
  const { t } = useTranslation('calendar');
  const words = useEntryLabels();
  return (
    <Flex
      role="group"
      aria-label={t('chooseSpace')}
      gap="2"
      overflowX="auto"
      scrollbar="hidden"
      paddingInline="4"
      paddingBottom="3"
    >
      {rows.map((row) => (
        <chakra.button
          key={row.space.id}
          type="button"
          aria-pressed={row === current}
          onClick={() => onChoose(row.space.id)}
          flexShrink="0"
          display="flex"
          alignItems="center"
          gap="2"
          height="12"
          maxWidth="220px"
          paddingInlineStart="1.5"
          paddingInlineEnd="4"
          borderWidth="1px"
          borderRadius="14px"
          textStyle="sm"
          fontWeight="500"
          cursor="pointer"
          _pressed={{ borderColor: 'fg', fontWeight: '600', boxShadow: 'inset 0 0 0 1px var(--hueco-colors-fg)' }}
        >
          <SpacePhoto
            photo={row.space.coverPhoto}
            alt=""
            sizes="36px"
            boxSize="36px"
            borderRadius="9px"
            flexShrink="0"
          />
          <chakra.span truncate>{words.placeOf(row)}</chakra.span>
          {clashesOf(feeds, row.space.id).length > 0 && (
            <chakra.span
              boxSize="2"
              borderRadius="full"
              bg="fg.error"
              flexShrink="0"
              role="img"
              aria-label={t('clash.one')}
            />
          )}
        </chakra.button>
      ))}
    </Flex>
  );
}

/** The Mondays with which the weeks of the month begin. */
function mondaysOf(month: string): string[] {
  const mondays: string[] = [];
  for (let day = dayAfter(month, -weekdayOf(month)); day < monthAfter(month, 1); day = dayAfter(day, DAYS_OF_WEEK))
    mondays.push(day);
  return mondays;
}

function Weeks({ month, row, onOpen }: { month: string; row: CalendarRow; onOpen: PhoneMonthProps['onOpen'] }) {
  const formats = useFormats();
  return (
    <div>
      <Box
        display="grid"
        gridTemplateColumns="repeat(7, minmax(0, 1fr))"
        paddingBottom="1.5"
        textAlign="center"
        textStyle="xs"
        fontWeight="500"
        color="fg.subtle"
        aria-hidden
      >
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <span key={weekday}>{formats.day(weekdayDate(weekday), { weekday: 'narrow' })}</span>
        ))}
      </Box>
      {mondaysOf(month).map((monday) => (
        <Week key={monday} monday={monday} month={month} row={row} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface WeekProps {
  monday: string;
  month: string;
  row: CalendarRow;
  onOpen: PhoneMonthProps['onOpen'];
}

function Week({ monday, month, row, onOpen }: WeekProps) {
  const words = useEntryLabels();
  const now = today();
  const bars = barsWithin(row.entries, monday, dayAfter(monday, DAYS_OF_WEEK));
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  return (
    <Box
      display="grid"
      gridTemplateColumns="repeat(7, minmax(0, 1fr))"
      gridTemplateRows={`34px repeat(${lanes}, 28px)`}
      borderTopWidth="1px"
      borderColor="hairline"
    >
      {Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
        const day = dayAfter(monday, index);
        const isToday = day === now;
        const isOfMonth = day.slice(0, 7) === month.slice(0, 7);
        return (
          <chakra.button
            key={day}
            type="button"
            aria-label={words.dayWords(day, row)}
            aria-current={isToday ? 'date' : undefined}
            disabled={!isOfMonth}
            onClick={() => onOpen(row, day, day)}
            gridRow="1 / -1"
            gridColumn={index + 1}
            display="flex"
            justifyContent="center"
            alignItems="flex-start"
            paddingTop="1"
            borderInlineStartWidth={index === 0 ? '0' : '1px'}
            borderColor="hairline"
            bg={index >= SATURDAY ? 'color-mix(in srgb, var(--hueco-colors-fg) 3.5%, transparent)' : undefined}
            color={isOfMonth ? 'fg' : 'fg.subtle'}
            textStyle="sm"
            fontWeight="500"
            cursor={isOfMonth ? 'pointer' : 'default'}
          >
            <chakra.b
              aria-hidden
              display="grid"
              placeItems="center"
              boxSize="6"
              borderRadius="full"
              fontWeight={isToday ? '700' : '500'}
              {...(isToday ? { bg: 'fg', color: 'bg' } : {})}
            >
              {Number(day.slice(8))}
            </chakra.b>
          </chakra.button>
        );
      })}
      {bars.map((bar) => (
        <EntryBar
          key={keyOf(bar.entry)}
          bar={bar}
          wordsFrom={bar.isCutBefore && monday > month ? WITHOUT_WORDS : 2}
          isBare={bar.isCutBefore && monday > month}
          height="24px"
          textStyle="xs"
          pointerEvents="none"
          gridRow={bar.lane + 2}
          gridColumn={`${daysBetween(monday, bar.from) + 1} / ${daysBetween(monday, bar.to) + 1}`}
        />
      ))}
    </Box>
  );
}

/** The events of the month, below it. */
function MonthItems({ row, onOpen }: { row: CalendarRow; onOpen: PhoneMonthProps['onOpen'] }) {
  const { t } = useTranslation('calendar');
  if (row.entries.length === 0)
    return (
      <chakra.p padding="4" borderTopWidth="1px" textStyle="small" color="fg.muted">
        {t('allFree')}
      </chakra.p>
    );
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px" paddingInline="4" paddingBlock="1">
      {row.entries.map((entry) => (
        <MonthItem key={keyOf(entry)} entry={entry} onOpen={() => onOpen(row, entry.from, entry.from, entry)} />
      ))}
    </chakra.ul>
  );
}

function MonthItem({ entry, onOpen }: { entry: CalendarEntry; onOpen: () => void }) {
  const { t } = useTranslation(['calendar', 'common']);
  const words = useEntryLabels();
  const { icon: Icon, badge } = ENTRY_STYLES[entry.kind];
  return (
    <chakra.li _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <chakra.button
        type="button"
        onClick={onOpen}
        display="flex"
        gap="3"
        width="full"
        paddingBlock="3"
        textAlign="start"
        cursor="pointer"
      >
        <DateTile day={entry.from} />
        <span>
          <chakra.b display="block" fontWeight="600">
            {words.nameOf(entry)}
          </chakra.b>
          <chakra.span display="block" textStyle="small" color="fg.muted" marginBottom="1.5">
            {entry.booking?.isOpenEnded
              ? `${words.sinceOf(entry)} · ${t('rolling')}`
              : `${words.rangeOf(entry)} · ${t('common:days', { count: daysBetween(entry.from, entry.to) })}`}
          </chakra.span>
          <Badge colorPalette={badge} color={badge === 'gray' ? 'fg.muted' : undefined}>
            <Icon aria-hidden />
            {t(`kinds.${entry.kind}`)}
          </Badge>
        </span>
      </chakra.button>
    </chakra.li>
  );
}

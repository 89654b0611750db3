import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Download, LogOut, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_DAY } from '../../../i18n/day-formats';
import { daysBetween, useFormats } from '../../../i18n/format';
import { bookingPath } from '../../../ui/links/booking-path';
import { dayAfter, monthAfter } from '../../../ui/time/days';
import { Dotted } from '../../../ui/display/Dotted';
import { today } from '../../../ui/time/today';
import { download, tableCsv } from '../../../ui/controls/table-csv';
import { agendaOf, groupsOf, type AgendaItem } from './agenda';
import { keyOf, type HostMonth, type OpenDays } from './calendar-rows';
import { DateTile } from './DateTile';
import { ENTRY_STYLES } from './entry-styles';
import type { Feed } from './sites/use-feeds';
import { useEntryLabels } from './use-entry-labels';

interface CalendarListProps {
  calendar: HostMonth;
  /** The current month also includes the next one, so that the list is not empty near its end. */
  next: HostMonth | undefined;
  feeds: readonly Feed[] | undefined;
  onOpen: OpenDays;
}

/** The calendar as a list: what starts and ends, day by day, of all spaces. */
export function CalendarList({ calendar, next, feeds, onOpen }: CalendarListProps) {
  const { t } = useTranslation('calendar');
  const { day, language } = useFormats();
  const words = useEntryLabels();
  const now = today();
  const items = [calendar, ...(next ? [next] : [])].flatMap((one) => agendaOf(one, now, feeds));
  const headOf = (group: string): string => {
    if (group === 'today')
      return t('list.today', { day: day(now, { weekday: 'long', day: 'numeric', month: 'long' }) });
    if (group === 'month') return t('list.month', { month: day(calendar.month, { month: 'long', year: 'numeric' }) });
    return group === 'week' ? t('list.week') : t('list.later');
  };
  const save = (): void => {
    const heads = ['day', 'kind', 'who', 'space', 'until'] as const;
    const rows = items.map(({ day: on, kind, row, entry }) => [
      on,
      kind === 'DEPARTURE' ? t('list.departure') : kind === 'CLASH' ? t('clash.one') : t(`kinds.${kind}`),
      words.nameOf(entry),
      words.placeOf(row),
      entry.booking?.isOpenEnded ? t('rolling') : entry.to,
    ]);
    download(
      `${t('list.file')}-${calendar.month.slice(0, 7)}.csv`,
      tableCsv([heads.map((head) => t(`list.columns.${head}`)), ...rows], language),
    );
  };
  if (items.length === 0)
    return (
      <chakra.p borderTopWidth="1px" padding={{ base: '4', md: '6' }} color="fg.muted">
        {t('list.empty')}
      </chakra.p>
    );
  return (
    <>
      {groupsOf(items, calendar.month, now).map(([group, members]) => (
        <section key={group}>
          <chakra.h3
            borderTopWidth="1px"
            bg="bg.muted"
            paddingInline={{ base: '4', md: '6' }}
            paddingBlock="3"
            textStyle="sm"
            fontWeight="600"
            color="fg.muted"
          >
            {headOf(group)}
          </chakra.h3>
          <chakra.ul listStyleType="none">
            {members.map((item) => (
              <Item
                key={`${item.kind} ${item.row.space.id} ${item.day} ${keyOf(item.entry)}`}
                item={item}
                onOpen={() => onOpen(item.row, item.entry.from, item.entry.from, item.entry)}
              />
            ))}
          </chakra.ul>
        </section>
      ))}
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="2"
        borderTopWidth="1px"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="3"
        textStyle="sm"
        color="fg.muted"
      >
        {next
          ? t('list.countUntil', {
              count: items.length,
              day: day(dayAfter(monthAfter(next.month, 1), -1), LONG_DAY),
            })
          : t('list.count', { count: items.length })}
        <Button variant="plain" size="sm" minHeight={{ base: '11', md: '9' }} onClick={save}>
          <Download aria-hidden />
          {t('list.csv')}
        </Button>
      </Flex>
    </>
  );
}

const END = { icon: LogOut, badge: 'blue' };
const CLASH = { icon: TriangleAlert, badge: 'red' };

function Item({ item, onOpen }: { item: AgendaItem; onOpen: () => void }) {
  const { t } = useTranslation(['calendar', 'common']);
  const words = useEntryLabels();
  const { day, kind, row, entry } = item;
  const isEnd = kind === 'DEPARTURE';
  const isClash = kind === 'CLASH';
  const style = isEnd ? END : isClash ? CLASH : ENTRY_STYLES[kind];
  const Icon = style.icon;
  const name = isClash ? t('list.clash', { days: words.rangeOf(entry) }) : words.nameOf(entry);
  const label = (action: string): string => `${action}: ${name}, ${words.placeOf(row)}`;
  const action = t(kind === 'REQUEST' ? 'list.answer' : kind === 'MOVE_OUT' ? 'list.confirm' : 'list.see');
  const detail = isClash ? words.nameOf(entry) : isEnd || kind === 'MOVE_OUT' ? t(`list.ends.${kind}`) : detailOf();
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '44px minmax(0, 1fr) auto', md: '44px minmax(0, 1.2fr) minmax(0, 1fr) 168px 112px' }}
      columnGap={{ base: '3', md: '4' }}
      rowGap="1"
      alignItems={{ base: 'start', md: 'center' }}
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
      boxShadow={isClash ? 'inset 3px 0 0 var(--hueco-colors-fg-error)' : undefined}
    >
      <DateTile day={day} />
      <Box minWidth="0" gridColumn={{ base: '2 / -1', md: 'auto' }}>
        <chakra.b display="block" fontWeight="600">
          {name}
        </chakra.b>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {words.placeOf(row)}
        </chakra.span>
      </Box>
      <chakra.span
        gridColumn={{ base: '2 / -1', md: 'auto' }}
        textStyle="small"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {detail}
      </chakra.span>
      <Box gridColumn={{ base: '2', md: 'auto' }} alignSelf="center" minWidth="0">
        <Badge
          colorPalette={style.badge}
          color={style.badge === 'gray' ? 'fg.muted' : undefined}
          whiteSpace="normal"
          height="auto"
          minHeight="6"
          overflowWrap="anywhere"
        >
          <Icon aria-hidden />
          {isEnd ? t('list.departure') : isClash ? t('clash.one') : t(`kinds.${kind}`)}
        </Badge>
      </Box>
      {entry.booking ? (
        <Button asChild variant="outline" size="sm" minHeight={{ base: '11', md: '9' }}>
          <Link to={bookingPath(entry.booking.id)} aria-label={label(action)}>
            {action}
          </Link>
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          aria-label={label(action)}
          onClick={onOpen}
        >
          {action}
        </Button>
      )}
    </chakra.li>
  );

  function detailOf(): ReactNode {
    const details = entry.booking?.isOpenEnded
      ? [words.sinceOf(entry), t('rolling')]
      : [words.rangeOf(entry), t('common:days', { count: daysBetween(entry.from, entry.to) })];
    return <Dotted items={details} />;
  }
}

import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { ArrowRight, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHostMonthQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { dayAfter, monthAfter, monthOf } from '../../../ui/time/days';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { bookingPath } from '../../../ui/links/booking-path';
import { today } from '../../../ui/time/today';
import { agendaOf, type AgendaItem } from './agenda';
import { DateTile } from './DateTile';
import { ENTRY_STYLES } from './entry-styles';
import { useEntryLabels } from './use-entry-labels';

const DAYS_AHEAD = 35;
const LINES = 4;
/* The four labels: moves in, would move in, moves out, to be confirmed. */
const WORDS = { RUNNING: 'in', BOOKED: 'in', REQUEST: 'maybe', DEPARTURE: 'out', MOVE_OUT: 'out' } as const;
type Coming = AgendaItem & { readonly kind: keyof typeof WORDS };
const isComing = (item: AgendaItem): item is Coming => item.kind in WORDS;

/** Move-ins and move-outs of the next weeks. */
export function ComingPanel({ onList }: { onList: () => void }) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const now = today();
  const until = dayAfter(now, DAYS_AHEAD);
  const first = useHostMonthQuery({ variables: { month: monthOf(now) } });
  const second = useHostMonthQuery({ variables: { month: monthAfter(monthOf(now), 1) } });
  // At the end of a month the days ahead reach into a third one.
  const lastMonth = monthAfter(monthOf(now), 2);
  const third = useHostMonthQuery({ variables: { month: lastMonth }, skip: until < lastMonth });
  const months = until < lastMonth ? [first, second] : [first, second, third];
  const failed = months.find(({ data, error }) => !data && error);
  const isComplete = months.every(({ data }) => data);
  const items = months
    .flatMap(({ data }) => (data ? agendaOf(data.hostMonth, now) : []))
    .filter(isComing)
    // A stay of two months appears in both, but begins only once.
    .filter(
      ({ day, kind, entry }) => day <= until && (kind === 'DEPARTURE' || kind === 'MOVE_OUT' || entry.from === day),
    )
    .filter(
      ({ day, entry, kind }, index, all) =>
        all.findIndex((one) => one.day === day && one.kind === kind && one.entry.booking?.id === entry.booking?.id) ===
        index,
    );
  const shown = items.slice(0, LINES);
  const last = formats.day(shown.length < items.length ? (shown.at(-1)?.day ?? until) : until, {
    day: 'numeric',
    month: 'long',
  });
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="calendar-coming">
      <chakra.h2 id="calendar-coming" textStyle="h3" padding={{ base: '4', md: '6' }} paddingBottom="2">
        {t('coming.title')}
      </chakra.h2>
      {failed && (
        <ErrorState
          error={failed.error}
          onRetry={() => months.filter(({ data }) => !data).forEach(({ refetch }) => void refetch())}
        />
      )}
      {!failed && !isComplete && (
        <Box paddingInline={{ base: '4', md: '6' }}>
          <SkeletonRows />
        </Box>
      )}
      {isComplete && shown.length === 0 && (
        <chakra.p paddingInline={{ base: '4', md: '6' }} paddingBottom="5" color="fg.muted">
          {t('coming.none')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }}>
        {isComplete &&
          shown.map((item) => <ComingItem key={item.day + item.kind + (item.entry.booking?.id ?? '')} item={item} />)}
      </chakra.ul>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        borderTopWidth="1px"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="3"
        textStyle="sm"
        color="fg.muted"
      >
        <span>{isComplete && t('coming.until', { day: last })}</span>
        <Button variant="plain" size="sm" minHeight={{ base: '11', md: '9' }} onClick={onList}>
          {t('coming.list')}
          <ArrowRight aria-hidden />
        </Button>
      </Flex>
    </Box>
  );
}

function ComingItem({ item: { day, kind, row, entry } }: { item: Coming }) {
  const { t } = useTranslation('calendar');
  const words = useEntryLabels();
  const isEnd = kind === 'DEPARTURE';
  const { icon: Icon, badge } = isEnd ? { icon: LogOut, badge: 'blue' } : ENTRY_STYLES[kind];
  const title = t(`coming.${WORDS[kind]}`, { name: words.nameOf(entry) });
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="44px minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="4"
      rowGap="1.5"
      paddingBlock="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <DateTile day={day} />
      <Box minWidth="0" gridColumn={{ base: '2 / -1', md: 'auto' }}>
        {entry.booking ? (
          <chakra.b display="block" fontWeight="600">
            <Link to={bookingPath(entry.booking.id)}>{title}</Link>
          </chakra.b>
        ) : (
          <chakra.b display="block" fontWeight="600">
            {title}
          </chakra.b>
        )}
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {words.placeOf(row)}
        </chakra.span>
      </Box>
      <Box gridColumn={{ base: '2', md: 'auto' }}>
        <Badge colorPalette={badge}>
          <Icon aria-hidden />
          {isEnd ? t('coming.end') : t(`kinds.${kind}`)}
        </Badge>
      </Box>
    </chakra.li>
  );
}

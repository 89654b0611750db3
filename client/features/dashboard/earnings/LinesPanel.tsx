import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import {
  CalendarClock,
  Check,
  CircleCheck,
  CirclePause,
  Hourglass,
  Minus,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Segmented } from '../../../ui/controls/Segmented';
import { useCommissionText } from '../../../ui/booking/use-commission-text';
import { Avatar } from '../../../ui/display/Avatar';
import { EmptyState } from '../../../ui/feedback/states';
import { today } from '../../../ui/time/today';
import {
  earlierCount,
  filteredLines,
  payoutDayOf,
  linesByMonth,
  sumsOf,
  type EarlierLines,
  type Line,
  type LineFilter,
  type MonthOfLines,
} from './earning-lines';
import { LabelledCell } from './LabelledCell';
import { CsvLink } from './PanelHead';
import { AMOUNT, FOOT, LINE, rowOf } from './table-styles';
import { capitalised } from '../../../ui/display/capitalised';

const ROW = rowOf('minmax(0, 2.2fr) minmax(0, 1.3fr) 96px 96px 96px minmax(0, 1.3fr)');
const FILTERS = ['ALL', 'UNPAID', 'PAID'] as const;
/** Months shown at first, and added each time. */
const MONTHS = 2;

interface LinesPanelProps {
  lines: readonly Line[];
  /** Lines of older months, which only the CSV has. */
  earlier: EarlierLines;
  payoutOn: string | null;
}

/** The net amount of each billing month of each booking, after the commission, and its state. */
export function LinesPanel({ lines, earlier, payoutOn }: LinesPanelProps) {
  const { t } = useTranslation('earnings');
  const [filter, setFilter] = useState<LineFilter>('ALL');
  const [shown, setShown] = useState(MONTHS);
  const months = linesByMonth(filteredLines(lines, filter, today()));
  const countOf = (value: LineFilter): number =>
    filteredLines(lines, value, today()).length + earlierCount(earlier, value);
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="lines-title">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        padding={{ base: '4', md: '6' }}
        paddingBottom="3!"
      >
        <chakra.h2 id="lines-title" textStyle="h3">
          {t('lines.title')}
        </chakra.h2>
        <Flex wrap="wrap" align="center" gap="3">
          <Segmented
            label={t('lines.filter.label')}
            value={filter}
            onChange={(value) => {
              setFilter(value);
              setShown(MONTHS);
            }}
            options={FILTERS.map((value) => ({
              value,
              label: (
                <>
                  {t(`lines.filter.${value}`)} <chakra.span color="fg.muted">{countOf(value)}</chakra.span>
                </>
              ),
            }))}
          />
          <CsvLink csv="earnings" title={t('lines.title')} />
        </Flex>
      </Flex>
      {months.length === 0 && countOf(filter) === 0 && (
        <EmptyState
          title={filter === 'ALL' || countOf('ALL') === 0 ? t('lines.empty') : t(`lines.none.${filter}`)}
          text={countOf('ALL') === 0 && t('lines.emptyText')}
        />
      )}
      {months.length > 0 && (
        <Box role="table" aria-labelledby="lines-title" textStyle="sm">
          <Box role="row" {...ROW} hideBelow="lg" color="fg.subtle" textStyle="xs">
            {(['booking', 'period', 'rent', 'commission', 'net', 'where'] as const).map((column, index) => (
              <Box key={column} role="columnheader" textAlign={index > 1 && index < 5 ? 'end' : undefined}>
                {t(`lines.${column}`)}
              </Box>
            ))}
          </Box>
          {months.slice(0, shown).map((month) => (
            <Month key={month.month} {...month} payoutOn={payoutOn} />
          ))}
        </Box>
      )}
      <Box {...FOOT}>
        {t('lines.tax')}
        {months.length > shown ? (
          <Button variant="plain" size="sm" onClick={() => setShown(shown + MONTHS)}>
            {t('lines.more')}
          </Button>
        ) : (
          earlierCount(earlier, filter) > 0 && <chakra.span>{t('lines.earlier')}</chakra.span>
        )}
      </Box>
    </Box>
  );
}

function Month({ month, lines, payoutOn }: MonthOfLines & { payoutOn: string | null }) {
  const { t } = useTranslation('earnings');
  const { money, day } = useFormats();
  const sums = sumsOf(lines);
  return (
    <>
      <Box role="row" {...ROW} fontWeight="600">
        <Box role="rowheader" gridColumn="1 / -1">
          {month ? capitalised(day(month, { month: 'long', year: 'numeric' })) : t('lines.other')}
        </Box>
      </Box>
      {lines.map((line, index) => (
        <LineRow key={`${line.booking?.id ?? ''} ${line.from ?? ''} ${index}`} line={line} payoutOn={payoutOn} />
      ))}
      <Box role="row" {...ROW} bg="bg.muted" fontWeight="600">
        <Box role="rowheader" gridColumn={{ lg: '1 / 3' }}>
          {t('lines.total')}
        </Box>
        <Box role="cell" {...AMOUNT} hideBelow="lg">
          {money(sums.rentCents)}
        </Box>
        <Box role="cell" {...AMOUNT} hideBelow="lg">
          {money(0 - sums.commissionCents)}
        </Box>
        <Box role="cell" {...AMOUNT}>
          {money(sums.netCents)}
        </Box>
      </Box>
    </>
  );
}

const STATES: Record<Line['state'], [icon: LucideIcon, palette: string]> = {
  EXPECTED: [CalendarClock, 'gray'],
  OWED: [TriangleAlert, 'red'],
  WAITING: [Hourglass, 'gray'],
  ON_HOLD: [CirclePause, 'orange'],
  PAYABLE: [CircleCheck, 'green'],
  PAID: [Check, 'gray'],
  DEBT: [Minus, 'red'],
};

function LineRow({ line, payoutOn }: { line: Line; payoutOn: string | null }) {
  const { t } = useTranslation('earnings');
  const { money, dayRange } = useFormats();
  const { booking } = line;
  const commissionText = useCommissionText();
  const title = booking?.space.title ?? t('lines.other');
  return (
    <Box role="row" {...ROW}>
      <Flex role="cell" align="center" gap="3" minWidth="0">
        {booking && (
          <Avatar id={booking.renter.id} initials={booking.renter.initials} picture={booking.renter.avatar} size="sm" />
        )}
        <Box minWidth="0">
          <chakra.span display="block" fontWeight="600" overflowWrap="anywhere">
            {booking ? <Link to={`/booking/${booking.id}`}>{booking.renter.displayName}</Link> : title}
          </chakra.span>
          {booking && (
            <chakra.span display="block" color="fg.muted" overflowWrap="anywhere">
              {title}
            </chakra.span>
          )}
        </Box>
      </Flex>
      <Box
        role="cell"
        {...AMOUNT}
        fontWeight="600"
        gridRow={{ base: '1', lg: 'auto' }}
        gridColumn={{ base: '2', lg: '5' }}
        order={{ lg: 1 }}
      >
        {money(line.netCents)}
      </Box>
      <Box
        role="cell"
        {...LINE}
        gridRow={{ lg: '1' }}
        gridColumn={{ base: '1 / -1', lg: '2' }}
        color={{ base: 'fg.muted', lg: 'fg' }}
      >
        {line.from && line.to ? dayRange(line.from, line.to, SHORT_DAY) : '–'}
      </Box>
      <Box display="contents">
        <LabelledCell label={t('lines.rent')}>{money(line.rentCents)}</LabelledCell>
        <LabelledCell label={t('lines.commission')}>
          {money(0 - line.commissionCents)}
          {booking?.commissionTerms && (
            <chakra.span display="block" textStyle="xs" color="fg.muted" whiteSpace={{ lg: 'normal' }}>
              {commissionText(booking.commissionTerms)}
            </chakra.span>
          )}
        </LabelledCell>
      </Box>
      <Box role="cell" {...LINE} gridRow={{ lg: '1' }} gridColumn={{ base: '1 / -1', lg: '6' }}>
        <StateOf line={line} payoutOn={payoutOn} />
      </Box>
    </Box>
  );
}

function StateOf({ line, payoutOn }: { line: Line; payoutOn: string | null }) {
  const { t } = useTranslation('earnings');
  const { day } = useFormats();
  const { state } = line;
  const [Icon, palette] = STATES[state];
  const on = payoutDayOf(line, payoutOn);
  return (
    <>
      <Badge colorPalette={palette} color={palette === 'gray' ? 'fg.muted' : undefined}>
        <Icon aria-hidden />
        {t(`lines.state.${state}`)}
      </Badge>
      {on && (
        <chakra.span display="block" marginTop="1" color="fg.muted">
          {t('lines.leaves', { day: day(on, SHORT_DAY) })}
        </chakra.span>
      )}
    </>
  );
}

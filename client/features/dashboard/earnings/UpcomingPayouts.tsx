import { Box, chakra, Flex } from '@chakra-ui/react';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Dotted } from '../../../ui/display/Dotted';
import { EmptyState } from '../../../ui/feedback/states';
import { comingLines, payoutDayOf, type Line } from './earning-lines';
import { FOOT } from './table-styles';

const SHOWN = 4;

interface UpcomingPayoutsProps {
  /** Smaller sums wait for the first of the month. */
  minCents: number;
  lines: readonly Line[];
  payoutOn: string | null;
}

/** The next payouts, by date. */
export function UpcomingPayouts({ minCents, lines, payoutOn }: UpcomingPayoutsProps) {
  const { t } = useTranslation('earnings');
  const { price } = useFormats();
  const coming = comingLines(lines, SHOWN);
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="coming-title">
      <Box padding={{ base: '4', md: '6' }} paddingBottom="2!">
        <chakra.h2 id="coming-title" textStyle="h3">
          {t('coming.title')}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" marginTop="1">
          {t('coming.text', { amount: price(minCents) })}
        </chakra.p>
      </Box>
      {coming.length === 0 ? (
        <EmptyState title={t('coming.empty')} text={t('coming.emptyText')} />
      ) : (
        <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }} paddingBottom="2">
          {coming.map((line) => (
            <Coming key={`${line.booking?.id ?? ''} ${line.from ?? ''}`} line={line} payoutOn={payoutOn} />
          ))}
        </chakra.ul>
      )}
      <chakra.p {...FOOT}>{t('coming.bank')}</chakra.p>
    </Box>
  );
}

function Coming({ line, payoutOn }: { line: Line; payoutOn: string | null }) {
  const { t } = useTranslation('earnings');
  const { money, day, dayRange } = useFormats();
  const { booking, from, to, state } = line;
  const on = payoutDayOf(line, payoutOn);
  const isLeaving = state === 'PAYABLE' && on !== null;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="48px minmax(0, 1fr) auto"
      alignItems="center"
      gap="4"
      paddingBlock="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Flex
        direction="column"
        align="center"
        justify="center"
        boxSize="12"
        borderRadius="lg"
        bg={isLeaving ? 'bg.success' : 'bg.muted'}
        color={isLeaving ? 'fg.success' : undefined}
        lineHeight="1.15"
      >
        {on ? (
          <>
            <chakra.span fontWeight="700">{day(on, { day: 'numeric' })}</chakra.span>
            <chakra.span textStyle="xs">{day(on, { month: 'short' })}</chakra.span>
          </>
        ) : (
          <CirclePause aria-hidden size={20} />
        )}
      </Flex>
      <Box minWidth="0">
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          {booking ? (
            <Link to={`/booking/${booking.id}`}>
              <Dotted items={[booking.renter.displayName, booking.space.title].filter(Boolean)} />
            </Link>
          ) : (
            t('lines.other')
          )}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {from && to && dayRange(from, to, SHORT_DAY)}
        </chakra.p>
      </Box>
      <chakra.p textAlign="end" whiteSpace="nowrap">
        <chakra.span display="block" fontWeight="600">
          {money(line.netCents)}
        </chakra.span>
        <chakra.span textStyle="sm" color="fg.muted">
          {t(`lines.state.${state}`)}
        </chakra.span>
      </chakra.p>
    </chakra.li>
  );
}

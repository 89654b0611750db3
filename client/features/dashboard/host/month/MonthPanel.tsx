import { Box, chakra, Flex, IconButton, Skeleton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostCalendarQuery, type HostCalendarQuery } from '../../../../generated/graphql';
import { SHORT_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';
import { ErrorState } from '../../../../ui/feedback/states';
import { today } from '../../../../ui/time/today';
import { MonthGrid, MOVE_COLORS } from './MonthGrid';
import { monthAfter } from '../../../../ui/time/days';
import { capitalised } from '../../../../ui/display/capitalised';

type Calendar = HostCalendarQuery['hostCalendar'];

const HEATS = ['heat.1', 'heat.2', 'heat.3', 'heat.4'] as const;

/** Occupancy of the host's spaces by day, with arrivals and departures. */
export function MonthPanel() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [month, setMonth] = useState(() => `${today().slice(0, 7)}-01`);
  const { data, previousData, error, refetch } = useHostCalendarQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  });
  // The previous month stays while the next one loads, but not after a failure.
  const calendar = (data ?? (error ? undefined : previousData))?.hostCalendar;
  const isCurrent = calendar?.month === month;
  const name = formats.day(month, { month: 'long', year: 'numeric' }).replace(' de ', ' ');
  const step = (label: string, count: number, icon: ReactNode) => (
    <IconButton
      variant="ghost"
      size="sm"
      boxSize={{ base: '11', md: '9' }}
      aria-label={label}
      onClick={() => setMonth(monthAfter(month, count))}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="month-title">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="4"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop={{ base: '4', md: '5' }}
      >
        <chakra.h2 id="month-title" textStyle="h3" aria-live="polite">
          {capitalised(name)}
        </chakra.h2>
        <Flex marginInlineEnd="-2">
          {step(t('month.previous'), -1, <ChevronLeft aria-hidden />)}
          {step(t('month.next'), 1, <ChevronRight aria-hidden />)}
        </Flex>
      </Flex>
      <Box
        padding={{ base: '4', md: '6' }}
        paddingTop={{ base: '3', md: '3' }}
        maxWidth={{ base: '480px', lg: 'none' }}
      >
        {!calendar && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!calendar && !error && (
          <LoadingRegion>
            <Skeleton height={{ base: '260px', md: '230px' }} borderRadius="control" />
          </LoadingRegion>
        )}
        {calendar && (
          <Box opacity={isCurrent ? '1' : '0.5'} aria-busy={!isCurrent}>
            <MonthGrid calendar={calendar} />
            <Legend />
            <Moves calendar={calendar} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Legend() {
  const { t } = useTranslation('dashboard');
  const bar = (kind: keyof typeof MOVE_COLORS) => (
    <Flex as="span" align="center" gap="1.5">
      <Box as="span" width="12px" height="3px" borderRadius="full" bg={MOVE_COLORS[kind]} />
      {t(`month.${kind}`)}
    </Flex>
  );
  return (
    <Flex aria-hidden wrap="wrap" align="center" gap="3px" rowGap="2" marginTop="3.5" textStyle="xs" color="fg.subtle">
      <chakra.span marginInlineEnd="1">{t('month.free')}</chakra.span>
      {HEATS.map((heat) => (
        <Box as="span" key={heat} boxSize="3" borderRadius="xs" bg={heat} />
      ))}
      <chakra.span marginInlineStart="1">{t('month.full')}</chakra.span>
      <Flex as="span" gap="2.5" marginInlineStart="auto">
        {bar('arrival')}
        {bar('departure')}
      </Flex>
    </Flex>
  );
}

function Moves({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  if (calendar.moves.length === 0) return null;
  return (
    <chakra.ul
      listStyleType="none"
      aria-label={t('month.moves')}
      marginTop="4"
      paddingTop="1.5"
      borderTopWidth="1px"
      borderColor="hairline"
      textStyle="sm"
    >
      {calendar.moves.map(({ day, kind, booking }) => (
        <Flex as="li" key={kind + booking.id} gap="3" align="baseline" paddingTop="2.5">
          <chakra.time dateTime={day} flexShrink="0" width="12" fontWeight="600" fontVariantNumeric="tabular-nums">
            {formats.day(day, SHORT_DAY)}
          </chakra.time>
          <Box
            as="span"
            aria-hidden
            flexShrink="0"
            alignSelf="center"
            width="12px"
            height="3px"
            borderRadius="full"
            bg={kind === 'ARRIVAL' ? MOVE_COLORS.arrival : MOVE_COLORS.departure}
          />
          <chakra.span minWidth="0" color="fg.muted" truncate>
            <chakra.span srOnly>{kind === 'ARRIVAL' ? t('month.arrival') : t('month.departure')}: </chakra.span>
            {t('month.move', {
              name: booking.renter.displayName,
              place: booking.space.district ?? booking.space.city ?? '',
            })}
          </chakra.span>
        </Flex>
      ))}
    </chakra.ul>
  );
}

import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { AxisLine } from '../../../ui/charts/AxisLine';
import { linesUpTo } from '../../../ui/charts/axis';
import { today } from '../../../ui/time/today';
import type { EarningsMonth } from './earnings-month';

const LINES = 5;

/** Bars of the months: solid for paid, tinted with a line for booked, dashed for requested. The table beside it contains the same. */
export function ForecastChart({ months }: { months: readonly EarningsMonth[] }) {
  const { t } = useTranslation('earnings');
  const { price, day } = useFormats();
  const most = Math.max(100, ...months.map((month) => month.paidCents + month.bookedCents + month.requestedCents));
  const lines = linesUpTo(most / 100, LINES);
  const top = lines.at(-1) ?? 1;
  const height = (cents: number): string => `${cents / top}%`;
  return (
    <Flex direction="column" aria-hidden flex={{ lg: '1.4' }} padding={{ base: '4', md: '6' }} minWidth="0">
      <Box position="relative" flexGrow="1" minHeight="240px" marginTop="2" marginInlineStart="14">
        {lines.map((euros) => (
          <AxisLine key={euros} share={euros / top}>
            {price(euros * 100)}
          </AxisLine>
        ))}
        <Flex position="absolute" inset="0" gap={{ base: '1', md: '2' }} align="stretch">
          {months.map((month) => (
            <Bar key={month.month} month={month} height={height} />
          ))}
        </Flex>
      </Box>
      <Flex marginInlineStart="14" gap={{ base: '1', md: '2' }} marginTop="2" textStyle="xs">
        {months.map(({ month }) => {
          const isNow = month.slice(0, 7) === today().slice(0, 7);
          return (
            <chakra.span
              key={month}
              flex="1"
              textAlign="center"
              fontWeight={isNow ? '700' : '400'}
              color={isNow ? 'fg' : 'fg.subtle'}
            >
              {day(month, { month: 'short' })}
            </chakra.span>
          );
        })}
      </Flex>
      <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="4" textStyle="xs" color="fg.muted">
        {(['paid', 'booked', 'requested'] as const).map((kind) => (
          <Flex key={kind} align="center" gap="1.5">
            <Box boxSize="3" borderRadius="xs" {...STYLES[kind]} />
            {t(`forecast.${kind}`)}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}

const STYLES = {
  paid: { bg: 'brand.solid' },
  booked: { bg: 'brand.muted', borderWidth: '1px', borderColor: 'brand.solid' },
  requested: { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'fg.subtle' },
} as const;

function Bar({ month, height }: { month: EarningsMonth; height: (cents: number) => string }) {
  const { number } = useFormats();
  const { paidCents, bookedCents, requestedCents } = month;
  const certain = paidCents + bookedCents;
  const parts = [
    ['requested', requestedCents],
    ['booked', bookedCents],
    ['paid', paidCents],
  ] as const;
  return (
    <Flex flex="1" minWidth="0" direction="column" justify="flex-end">
      {certain > 0 && requestedCents === 0 && (
        <chakra.span hideBelow="md" textStyle="xs" fontWeight="600" textAlign="center" paddingBottom="1">
          {number(Math.round(certain / 100))}
        </chakra.span>
      )}
      {parts.map(
        ([kind, cents]) =>
          cents > 0 && (
            <Box
              key={kind}
              height={height(cents)}
              flexShrink="0"
              textStyle="xs"
              fontWeight="600"
              textAlign="center"
              overflow="hidden"
              _first={{ borderTopRadius: 'md' }}
              {...STYLES[kind]}
            />
          ),
      )}
    </Flex>
  );
}

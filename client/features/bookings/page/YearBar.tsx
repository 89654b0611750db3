import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingHead_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';
import { yearCells, type YearCell } from './year-cells';

const REST = 'color-mix(in srgb, {colors.trust.solid} 34%, {colors.bg.panel})';

/** Up to this many cells each has room for its label on phones. */
const WIDE_CELLS = 6;

/** The months of a rental in a row: past, paid, upcoming. Not shown for a rental of one month. */
export function YearBar({ booking }: { booking: BookingHead_BookingFragment }) {
  const { t } = useTranslation('booking');
  const formats = useFormats();
  const { billingPeriods, cameToNothing, from, to, viewerRole } = booking;
  const cells = yearCells(billingPeriods, today());
  if (cells.length < 2 || cameToNothing) return null;
  const isNarrow = cells.length > WIDE_CELLS;
  const paid = cells.filter(({ isPaid }) => isPaid).length;
  const anchor = Number(from.slice(8));
  const summary = { count: cells.length, paid, from: formats.day(from), to: formats.day(to) };
  return (
    <Box padding={{ base: '12px 16px 16px', md: '16px 24px 20px' }} borderTopWidth="1px" borderColor="hairline">
      <chakra.ol
        listStyleType="none"
        aria-label={t('year.label', summary)}
        display="grid"
        gridTemplateColumns={`repeat(${cells.length}, minmax(0, 1fr))`}
        gap={{ base: '3px', md: '1' }}
        marginTop="6"
      >
        {cells.map((cell, index) => (
          <Cell
            key={cell.from}
            cell={cell}
            hasLabel={!isNarrow || (index % 3 === 0 && index < cells.length - 3) || index === cells.length - 1}
            isAtEnd={isNarrow && index === cells.length - 1}
          />
        ))}
      </chakra.ol>
      <Flex
        wrap="wrap"
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        columnGap="6"
        rowGap="1"
        marginTop="3"
        textStyle="small"
        color="fg.muted"
      >
        <Flex as="ul" listStyleType="none" wrap="wrap" columnGap={{ base: '4', md: '5' }} rowGap="1">
          <Key color="trust.solid" label={t('year.over')} />
          <Key color={REST} label={viewerRole === 'HOST' ? t('year.paidHost') : t('year.paid')} />
          <Key color="border" label={t('year.later')} />
        </Flex>
        {anchor > 0 && <span>{t('year.anchor', { day: anchor })}</span>}
      </Flex>
    </Box>
  );
}

function Cell({ cell, hasLabel, isAtEnd }: { cell: YearCell; hasLabel: boolean; isAtEnd: boolean }) {
  const { t } = useTranslation('booking');
  const { day } = useFormats();
  const { state, percent, isPaid } = cell;
  const rest = isPaid ? REST : 'border';
  const background =
    state === 'over'
      ? 'trust.solid'
      : state === 'now'
        ? `linear-gradient(90deg, {colors.trust.solid} ${percent}%, ${rest === 'border' ? '{colors.border}' : rest} ${percent}%)`
        : rest;
  return (
    <chakra.li
      position="relative"
      textStyle="caption"
      color={state === 'now' ? 'fg' : 'fg.subtle'}
      fontWeight={state === 'now' ? '600' : undefined}
      aria-current={state === 'now' ? 'step' : undefined}
      _before={{ content: '""', display: 'block', height: '2', marginBottom: '2', borderRadius: '3px', background }}
    >
      {state === 'now' && (
        <chakra.span
          position="absolute"
          top="-22px"
          translate={percent > 85 ? '-90% 0' : percent < 15 ? '-10% 0' : '-50% 0'}
          fontWeight="600"
          color="brand.fg"
          whiteSpace="nowrap"
          style={{ left: `${percent}%` }}
        >
          {t('year.today')}
        </chakra.span>
      )}
      {state === 'now' && (
        <chakra.i
          aria-hidden
          position="absolute"
          top="-4px"
          marginInlineStart="-2"
          boxSize="4"
          borderRadius="full"
          bg="brand.solid"
          borderWidth="4px"
          borderColor="bg.panel"
          style={{ left: `${percent}%` }}
        />
      )}
      {/* Where a cell is narrower than its label, the last label is aligned to the end of the bar. */}
      <chakra.span
        display={{ base: hasLabel ? 'block' : 'none', md: 'inline' }}
        position={{ base: isAtEnd ? 'absolute' : 'static', md: 'static' }}
        right="0"
        width="max-content"
      >
        {day(cell.from, { month: 'short' })}
      </chakra.span>
    </chakra.li>
  );
}

function Key({ color, label }: { color: string; label: string }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2">
      <chakra.i aria-hidden boxSize="2.5" borderRadius="3px" flexShrink="0" background={color} />
      {label}
    </chakra.li>
  );
}

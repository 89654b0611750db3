import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import { priceScale, type PriceScale } from '../price-scale';
import type { PriceSuggestion } from '../use-price-suggestion';
import { useWizard } from '../WizardContext';

const CENTS = 100;

interface PriceChartProps {
  suggestion: PriceSuggestion;
  euros: number | null;
  onChange: (euros: number) => void;
}

/** The prices of others as bars; the thumb on the axis is the host's own price. */
export function PriceChart({ suggestion, euros, onChange }: PriceChartProps) {
  const { t } = useTranslation('wizard');
  const formats = useFormats();
  const { values } = useWizard();
  const scale = useMemo(() => priceScale(suggestion), [suggestion]);
  const place = (value: number) =>
    `${(Math.min(Math.max((value - scale.from) / (scale.to - scale.from), 0), 1) * 100).toFixed(3)}%`;
  const low = suggestion.lowCents / CENTS;
  const high = suggestion.highCents / CENTS;
  const range = { from: formats.number(low), to: formats.price(suggestion.highCents) };
  const own = euros ?? suggestion.suggestedCents / CENTS;
  const label = t('pricing.chart', {
    count: suggestion.comparableCount,
    place: values.postalCode,
    price: formats.price(suggestion.suggestedCents),
    ...range,
  });
  return (
    <Box marginTop="5" marginBottom="3">
      <Box role="img" aria-label={label}>
        <Box position="relative" height="20px">
          <chakra.span
            position="absolute"
            translate="-50% 0"
            textStyle="xs"
            fontWeight="600"
            color="brand.fg"
            whiteSpace="nowrap"
            style={{ left: `clamp(84px, calc((${place(low)} + ${place(high)}) / 2), calc(100% - 84px))` }}
          >
            {t('pricing.range', range)}
          </chakra.span>
        </Box>
        <Box position="relative" height={{ base: '94px', md: '112px' }} marginTop="2" borderBottomWidth="1px">
          <Box
            position="absolute"
            insetBlock="0"
            bg="tint.brand"
            borderTopRadius="md"
            style={{ left: place(low), right: `calc(100% - ${place(high)})` }}
          />
          <Bars scale={scale} low={low} high={high} place={place} />
          {euros !== null && (
            <Box
              position="absolute"
              insetBlock="0"
              width="0"
              borderInlineStartWidth="2px"
              borderStyle="dotted"
              borderColor="fg"
              translate="-1px 0"
              style={{ left: place(euros) }}
            />
          )}
        </Box>
      </Box>
      <chakra.input
        type="range"
        aria-label={t('pricing.slider')}
        aria-valuetext={t('pricing.sliderValue', { price: formats.price(own * CENTS) })}
        min={scale.from}
        max={scale.to}
        step={1}
        value={Math.min(Math.max(own, scale.from), scale.to)}
        onChange={(event) => onChange(Number(event.target.value))}
        css={KNOB}
      />
      <Box
        aria-hidden
        position="relative"
        height="16px"
        textStyle="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {scale.ticks.map((tick, index) => (
          <chakra.span
            key={tick}
            position="absolute"
            whiteSpace="nowrap"
            translate={index === 0 ? '0 0' : index === scale.ticks.length - 1 ? '-100% 0' : '-50% 0'}
            style={{ left: place(tick) }}
          >
            {formats.price(tick * CENTS)}
          </chakra.span>
        ))}
      </Box>
    </Box>
  );
}

function Bars({
  scale,
  low,
  high,
  place,
}: {
  scale: PriceScale;
  low: number;
  high: number;
  place: (value: number) => string;
}) {
  const tallest = Math.max(1, ...scale.bars.map((bar) => bar.count));
  return scale.bars.map((bar) => {
    const isInRange = bar.from >= low - 1 && bar.to <= high + 1 && bar.count > 0;
    return (
      <Box
        key={bar.from}
        position="absolute"
        bottom="0"
        minHeight="3px"
        borderTopRadius="xs"
        bg={isInRange ? { base: 'teja.300', _dark: 'teja.500' } : 'border'}
        style={{
          left: `calc(${place(bar.from)} + 2px)`,
          width: `calc(${place(bar.to)} - ${place(bar.from)} - 4px)`,
          height: `${(bar.count / tallest) * 88}%`,
        }}
      />
    );
  });
}

/* The thumb's centre moves along the axis from end to end, so the input is one thumb wider than the chart. */
const KNOB = {
  display: 'block',
  appearance: 'none',
  width: 'calc(100% + 24px)',
  height: '24px',
  marginInline: '-12px',
  marginTop: '-13px',
  marginBottom: '4px',
  position: 'relative',
  background: 'none',
  cursor: 'grab',
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    width: '24px',
    height: '24px',
    borderRadius: '999px',
    background: 'var(--hueco-colors-bg-panel)',
    border: '2px solid var(--hueco-colors-brand-solid)',
    boxShadow: 'var(--hueco-shadows-1)',
  },
  '&::-moz-range-thumb': {
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    borderRadius: '999px',
    background: 'var(--hueco-colors-bg-panel)',
    border: '2px solid var(--hueco-colors-brand-solid)',
  },
} as const;

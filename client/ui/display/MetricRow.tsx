import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MetricRowProps {
  label: string;
  /** The relative width of each metric on wide screens. */
  columns: readonly number[];
  children: ReactNode;
}

/** Metrics side by side in one panel; on phones they are cards that scroll. */
export function MetricRow({ label, columns, children }: MetricRowProps) {
  const wide = columns.map((share) => `minmax(0, ${share}fr)`).join(' ');
  const isPaired = columns.length > 3;
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      overflowX="auto"
      scrollbarWidth="none"
      scrollSnapType="x mandatory"
      marginInline={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      paddingInline={{ base: 'var(--gutter)', md: '0' }}
    >
      <Box
        as="dl"
        display="grid"
        gridAutoFlow={{ base: 'column', md: 'row' }}
        gridAutoColumns={isPaired ? '13.25rem' : '14.75rem'}
        gridTemplateColumns={isPaired ? { md: 'repeat(2, minmax(0, 1fr))', lg: wide } : { md: wide }}
        width={{ base: 'max-content', md: 'auto' }}
        gap={{ base: '3', md: '0' }}
        borderWidth={{ md: '1px' }}
        borderRadius={{ md: 'card' }}
        bg={{ md: 'bg.panel' }}
        overflow={{ md: 'hidden' }}
        css={isPaired ? { ...HAIRLINES, ...PAIRED } : HAIRLINES}
      >
        {children}
      </Box>
    </Box>
  );
}

/* Lines between the metrics; on phones each has its own border. A tag in the selector overrides the metric's own style. */
const HAIRLINES = {
  '& > div + div': { borderInlineStartWidth: '1px', borderInlineStartColor: { md: 'hairline' } },
} as const;

/* Between `md` and `lg` four metrics are two by two. */
const PAIRED = {
  '& > div:nth-of-type(odd)': { borderInlineStartWidth: { md: '0', lg: '1px' } },
  '& > div:first-of-type': { borderInlineStartWidth: { lg: '0' } },
  '& > div:nth-of-type(n + 3)': {
    borderTopWidth: { md: '1px', lg: '0' },
    borderTopColor: { md: 'hairline' },
  },
} as const;

interface MetricProps {
  label: string;
  value: string;
  /** A word after the value. */
  unit?: string;
  /** A sentence, and a chart, below the value. */
  children: ReactNode;
}

/** One metric of a row. */
export function Metric({ label, value, unit, children }: MetricProps) {
  return (
    <Box
      minWidth="0"
      padding={{ base: '4', md: '5' }}
      paddingInline={{ md: '6' }}
      scrollSnapAlign="center"
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius={{ base: 'card', md: '0' }}
    >
      <chakra.dt textStyle="sm" fontWeight="500" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        textStyle="kpi"
        fontSize={{ base: '2xl', md: '3xl' }}
        lineHeight={{ base: '2rem', md: '2.25rem' }}
        marginTop="1"
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="1.5"
      >
        {value}
        {unit && (
          <chakra.small textStyle={{ base: 'sm', md: 'md' }} fontWeight="500" letterSpacing="0" color="fg.subtle">
            {unit}
          </chakra.small>
        )}
      </chakra.dd>
      <chakra.dd textStyle="small" color="fg.muted" marginTop="1" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </Box>
  );
}

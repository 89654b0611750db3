import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Three numbers side by side; on phones they are cards that scroll. */
export function MetricRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      overflowX="auto"
      scrollbarWidth="none"
      scrollSnapType="x mandatory"
      tabIndex={0}
      role="group"
      aria-label={label}
      marginInline={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      paddingInline={{ base: 'var(--gutter)', md: '0' }}
    >
      <Box
        as="dl"
        display="grid"
        width={{ base: 'max-content', md: 'auto' }}
        gap={{ base: '3', md: '0' }}
        gridTemplateColumns={{ base: 'repeat(3, 13.75rem)', md: 'repeat(3, minmax(0, 1fr))' }}
        borderWidth={{ md: '1px' }}
        borderRadius={{ md: 'card' }}
        bg={{ md: 'bg.panel' }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** One number of a row: label, value, and a sentence about it. */
export function Metric({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Box
      padding={{ base: '4', md: '6' }}
      scrollSnapAlign="center"
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius={{ base: 'card', md: '0' }}
      css={{ '& + &': { borderInlineStartWidth: '1px', borderInlineStartColor: { md: 'hairline' } } }}
    >
      <chakra.dt textStyle="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="kpi" fontSize={{ base: '2xl', md: '3xl' }}>
        {value}
      </chakra.dd>
      <chakra.dd textStyle="sm" color="fg.muted" marginTop="1">
        {children}
      </chakra.dd>
    </Box>
  );
}

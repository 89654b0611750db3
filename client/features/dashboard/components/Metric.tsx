import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Three numbers side by side; on phones the row scrolls. */
export function MetricRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box layerStyle="panel" overflowX="auto" tabIndex={0} role="group" aria-label={label}>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(3, minmax(13.75rem, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** One number of a row: label, value, and a sentence about it. */
export function Metric({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Box padding={{ base: '4', md: '6' }} _notFirst={{ borderInlineStartWidth: '1px', borderColor: 'hairline' }}>
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

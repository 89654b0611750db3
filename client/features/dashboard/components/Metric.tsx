import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** One number of a row of numbers: what it is, how much, and a sentence about it. */
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

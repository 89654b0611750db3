import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AMOUNT, LINE } from './table-styles';

/** A number under its column heading on wide screens, beside its label on narrow ones. */
export function LabelledCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="cell" {...LINE} {...AMOUNT} display={{ base: 'flex', lg: 'block' }} justifyContent="space-between">
      <chakra.span hideFrom="lg" color="fg.muted" aria-hidden>
        {label}
      </chakra.span>
      <span>{children}</span>
    </Box>
  );
}

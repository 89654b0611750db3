import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A line across a chart, with its value before it; `share` is its height among 0 to 1. */
export function AxisLine({ share, children }: { share: number; children: ReactNode }) {
  return (
    <Box
      position="absolute"
      insetInline="0"
      borderTopWidth="1px"
      borderColor="hairline"
      style={{ bottom: `${share * 100}%` }}
    >
      <chakra.span
        position="absolute"
        insetInlineEnd="100%"
        marginInlineEnd="2"
        top="-0.7em"
        textStyle="xs"
        color="fg.subtle"
        whiteSpace="nowrap"
      >
        {children}
      </chakra.span>
    </Box>
  );
}

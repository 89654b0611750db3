import { Box } from '@chakra-ui/react';

interface BarProps {
  share: number;
  color?: string;
  /** Thick, where the bars are the chart and not one column of it. */
  isLarge?: boolean;
}

/** A bar of a share, with a visible minimum width. */
export function Bar({ share, color = 'brand.solid/72', isLarge = false }: BarProps) {
  return (
    <Box height={isLarge ? '14px' : '10px'} borderRadius="5px" bg="bg.muted" overflow="hidden" aria-hidden>
      <Box
        height="full"
        borderRadius="5px"
        bg={color}
        minWidth={share > 0 ? '6px' : undefined}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </Box>
  );
}

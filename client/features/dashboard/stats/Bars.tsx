import { Box } from '@chakra-ui/react';

/** A bar of a share, with a visible minimum width. */
export function Bar({ share, color = 'brand.solid' }: { share: number; color?: string }) {
  return (
    <Box height="8px" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
      <Box
        height="full"
        borderRadius="full"
        bg={color}
        minWidth={share > 0 ? '6px' : undefined}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </Box>
  );
}

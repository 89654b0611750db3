import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** An icon on a muted square, before the title of a row or card. */
export function IconTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <Box
      as="span"
      display="grid"
      placeItems="center"
      boxSize="10"
      borderRadius="lg"
      bg="bg.muted"
      color="fg.muted"
      flexShrink="0"
    >
      <Icon size={20} aria-hidden />
    </Box>
  );
}

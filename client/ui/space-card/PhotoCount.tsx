import { chakra, Flex } from '@chakra-ui/react';
import { Images } from 'lucide-react';

/** The number of pictures, on the corner of the first. */
export function PhotoCount({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Flex
      position="absolute"
      bottom="3"
      right="3"
      align="center"
      gap="1.5"
      h="6"
      px="2"
      borderRadius="full"
      bg="scrim"
      color="onPhoto"
      textStyle="xs"
      fontWeight="semibold"
    >
      <Images size={13} strokeWidth={2} aria-hidden />
      <chakra.span aria-label={label} role="img">
        {children}
      </chakra.span>
    </Flex>
  );
}

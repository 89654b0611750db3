import { Box, type BoxProps } from '@chakra-ui/react';

/** The rounded frame of the street: below the text on phones, the right half on wide screens. */
export function StreetFrame(props: BoxProps) {
  return (
    <Box
      aria-hidden
      position={{ base: 'relative', md: 'absolute' }}
      top={{ md: '0' }}
      right={{ md: '0' }}
      left={{ md: '56%', lg: 'calc(50% + 24px)' }}
      h={{ base: '300px', sm: '420px', md: '560px' }}
      mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      borderRadius={{ base: '160px 0 0 0', md: '300px 0 0 24px' }}
      overflow="hidden"
      {...props}
    />
  );
}

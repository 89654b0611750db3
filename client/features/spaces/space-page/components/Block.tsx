import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface BlockProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the page with its heading; sections are separated by space, never by a line. */
export function Block({ id, title, text, children }: BlockProps) {
  return (
    <Box as="section" aria-labelledby={`${id}-title`} id={id} pt={{ base: '10', md: '14' }}>
      <chakra.h2 id={`${id}-title`} textStyle="h2" mb={text ? '2' : '4'}>
        {title}
      </chakra.h2>
      {text && (
        <chakra.p mb="5" color="fg.muted" maxW="68ch">
          {text}
        </chakra.p>
      )}
      {children}
    </Box>
  );
}

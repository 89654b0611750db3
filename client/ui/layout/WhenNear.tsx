import { Box, Skeleton, type BoxProps } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useNear } from './use-near';

interface WhenNearProps extends Omit<BoxProps, 'children'> {
  /** What is heavy to fetch or draw; in a box of this one's size. */
  children: ReactNode;
}

/** Fetches and draws its content only when the reader comes near; keeps its place until then. */
export function WhenNear({ children, ...box }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <Box ref={place} {...box}>
      {isNear ? children : <Skeleton w="full" h="full" minH="inherit" borderRadius="xl" />}
    </Box>
  );
}

import { Box, Skeleton, type BoxProps } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useInView } from './use-in-view';

interface LazyInViewProps extends Omit<BoxProps, 'children'> {
  /** Content that is slow to load or render; it fills the box. */
  children: ReactNode;
}

/** Renders its content only near the viewport; a skeleton of the same size keeps the layout stable. */
export function LazyInView({ children, ...box }: LazyInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  return (
    <Box ref={place} {...box}>
      {isInView ? children : <Skeleton w="full" h="full" minH="inherit" borderRadius="xl" />}
    </Box>
  );
}

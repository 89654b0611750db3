import { Box } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { replayEvents } from '../hydration/event-replay';

function Coming({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.removeAttribute('data-coming');
    replayEvents();
  }, []);
  return (
    <Box ref={element} display="contents" data-coming="">
      {children}
    </Box>
  );
}

/**
 * A part of a page whose code loads after the page's own, though the server may have rendered it: clicks in it are recorded and replayed
 * once it is hydrated.
 */
export function HydrationBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Coming>{children}</Coming>
    </Suspense>
  );
}

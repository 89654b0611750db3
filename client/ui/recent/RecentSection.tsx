import { Box, type BoxProps } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { useInView } from '../layout/use-in-view';
import { useRecentSpaces } from './recent-spaces';

/* Most visits have none at first. */
const RecentSpaces = lazy(() => import('./RecentSpaces').then((file) => ({ default: file.RecentSpaces })));

/* As tall as the row: a heading, a card of 260 px, and the spacing. */
const HEIGHT = { base: '372px', md: '384px' } as const;

/** The recently viewed spaces of this device, loaded close to the viewport; nothing when there are none. */
export function RecentSection(props: BoxProps) {
  const ids = useRecentSpaces();
  return ids.length > 0 ? <Row ids={ids} {...props} /> : null;
}

function Row({ ids, ...rest }: BoxProps & { ids: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  return (
    <Box ref={place} {...rest}>
      <Box minH={HEIGHT}>
        <Suspense>{isInView && <RecentSpaces ids={ids} />}</Suspense>
      </Box>
    </Box>
  );
}

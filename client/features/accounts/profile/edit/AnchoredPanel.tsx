import { Box } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Panel } from './Panel';

interface AnchoredPanelProps extends ComponentProps<typeof Panel> {
  /** Its hash, such as `#tax`. */
  hash: string;
  /** Whether its content has loaded, so that the scroll position is stable. */
  isReady: boolean;
}

/** A panel that other pages link to, and that loads after the page. */
export function AnchoredPanel({ hash, isReady, ...panel }: AnchoredPanelProps) {
  const location = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isWanted = location.hash === hash && isReady;
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <Box ref={box} scrollMarginTop="calc(var(--header-h) + 16px)">
      <Panel {...panel} />
    </Box>
  );
}

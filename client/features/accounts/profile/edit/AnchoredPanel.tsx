import { Box } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Panel } from './Panel';

interface AnchoredPanelProps extends ComponentProps<typeof Panel> {
  /** The address that leads to it, such as `#tax`. */
  hash: string;
  /** What it shows has been loaded, so that it stays where it is scrolled to. */
  isReady: boolean;
}

/** A panel that another page leads to, and that comes after the page. */
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

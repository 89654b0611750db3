import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { AlertBox } from '../../../../ui/feedback/AlertBox';

/**
 * An error that takes the focus once, so that nobody has to look for it. Key it by its text, so that another problem mounts another alert.
 */
export function Alert({ text, children }: { text: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <AlertBox ref={box} scrollMarginTop="calc(var(--header-h) + 96px)" scrollMarginBottom="120px">
      <Box display="grid" gap="2" minWidth="0" justifyItems="start">
        <chakra.p fontWeight="500">{text}</chakra.p>
        {children}
      </Box>
    </AlertBox>
  );
}

import { Box, type BoxProps } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';

interface AlertBoxProps extends BoxProps {
  ref?: RefObject<HTMLDivElement | null>;
}

/** The red box of an error; focusable through its `ref`. */
export function AlertBox({ children, ...rest }: AlertBoxProps) {
  return (
    <Box role="alert" tabIndex={-1} display="flex" gap="3" padding="4" borderRadius="lg" bg="bg.error" {...rest}>
      <Box color="fg.error" flexShrink="0" marginTop="0.5">
        <CircleAlert size={20} aria-hidden />
      </Box>
      {children}
    </Box>
  );
}

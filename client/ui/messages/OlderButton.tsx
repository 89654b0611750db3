import { Button } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

interface OlderButtonProps {
  log: RefObject<HTMLElement | null>;
  isLoading: boolean;
  onOlder: () => void;
  children: ReactNode;
}

/** Loads the messages before the oldest of a log. It may disappear when it is pressed, so the focus moves to the log. */
export function OlderButton({ log, isLoading, onOlder, children }: OlderButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      minHeight="11"
      alignSelf="center"
      loading={isLoading}
      onClick={() => {
        log.current?.focus({ preventScroll: true });
        onOlder();
      }}
    >
      {children}
    </Button>
  );
}

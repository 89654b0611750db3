import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { focusIfLost } from './focus-if-lost';

/** Replaces a decision's form in a queue: the decision just made. */
export function DecidedNow({ outcome }: { outcome: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => focusIfLost(note.current), []);
  return (
    <chakra.p
      ref={note}
      tabIndex={-1}
      outline="none"
      display="flex"
      alignItems="center"
      gap="1.5"
      minHeight="11"
      fontWeight="600"
      color="trust.fg"
    >
      <Check size={18} aria-hidden />
      {outcome}
    </chakra.p>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Short facts separated by dots. Lines break between two of them, and the dot there is clipped: none begins or ends a line. */
export function Dotted({ items }: { items: readonly ReactNode[] }) {
  return (
    <chakra.span display="block" overflowX="clip">
      <chakra.span display="block" ms="-3.5">
        {items.map((item, index) => (
          <chakra.span key={index} display="inline-block" position="relative" ps="3.5">
            <chakra.span position="absolute" insetStart="0" w="3.5" textAlign="center" whiteSpace="pre" aria-hidden>
              {index ? ' · ' : ''}
            </chakra.span>
            {item}
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.span>
  );
}

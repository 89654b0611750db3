import { chakra } from '@chakra-ui/react';
import { Dotted } from '../display/Dotted';

interface MetaLineProps {
  items: readonly string[];
  /** A fact in favour of the host, last and in the colour of trust. */
  trusted?: string | false;
}

/** Short facts of a space. */
export function MetaLine({ items, trusted }: MetaLineProps) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      <Dotted
        items={
          trusted
            ? [
                ...items,
                <chakra.b key="trusted" color="trust.fg" fontWeight="semibold">
                  {trusted}
                </chakra.b>,
              ]
            : items
        }
      />
    </chakra.p>
  );
}

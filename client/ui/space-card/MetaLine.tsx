import { chakra } from '@chakra-ui/react';

interface MetaLineProps {
  items: readonly string[];
  /** A fact in favour of the host, last and in the colour of trust. */
  trusted?: string | false;
}

/** Short facts separated by dots; lines break between two of them. The dot before the first one of each line is clipped. */
export function MetaLine({ items, trusted }: MetaLineProps) {
  const all = trusted ? [...items, trusted] : items;
  return (
    <chakra.p textStyle="small" color="fg.muted" overflowX="clip">
      <chakra.span display="block" ms="-3.5">
        {all.map((item, index) => (
          <chakra.span key={item} display="inline-block" position="relative" ps="3.5">
            <chakra.span position="absolute" insetStart="0" w="3.5" textAlign="center" aria-hidden>
              {index ? '·' : ''}
            </chakra.span>
            {item === trusted ? (
              <chakra.b color="trust.fg" fontWeight="semibold">
                {item}
              </chakra.b>
            ) : (
              item
            )}
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.p>
  );
}

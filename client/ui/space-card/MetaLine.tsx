import { chakra } from '@chakra-ui/react';

const DOT = '14px';

/** Short facts parted by dots; a line breaks between two of them. The dot before the first one of each line is clipped off. */
export function MetaLine({ items }: { items: readonly string[] }) {
  return (
    <chakra.p textStyle="small" color="fg.muted" overflowX="clip">
      <chakra.span display="block" ms={`-${DOT}`}>
        {items.map((item, index) => (
          <chakra.span key={item} display="inline-block" ps={index === 0 ? DOT : '0'}>
            {index > 0 && (
              <chakra.span display="inline-block" width={DOT} textAlign="center" color="fg.subtle" aria-hidden>
                ·
              </chakra.span>
            )}
            {item}
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.p>
  );
}

import { chakra } from '@chakra-ui/react';

/** Short facts parted by dots; a line breaks between two of them. */
export function MetaLine({ items }: { items: readonly string[] }) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      {items.map((item, index) => (
        <chakra.span key={item} display="inline-block">
          {item}
          {index < items.length - 1 && (
            <chakra.span mx="1.5" color="fg.subtle" aria-hidden>
              ·
            </chakra.span>
          )}
        </chakra.span>
      ))}
    </chakra.p>
  );
}

import { chakra } from '@chakra-ui/react';

/** Short facts in a row, parted by dots. */
export function MetaLine({ items }: { items: readonly string[] }) {
  return (
    <chakra.p textStyle="small" color="fg.muted" truncate>
      {items.map((item, index) => (
        <span key={item}>
          {index > 0 && (
            <chakra.span mx="1.5" color="fg.subtle" aria-hidden>
              ·
            </chakra.span>
          )}
          {item}
        </span>
      ))}
    </chakra.p>
  );
}

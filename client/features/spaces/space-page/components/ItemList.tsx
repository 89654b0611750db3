import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A fact: icon, label, and optional details. */
export interface Item {
  key: string;
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
}

/** Facts in two columns. */
export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', md: '1fr', lg: '1fr 1fr' }}
      columnGap="10"
      rowGap={{ base: '3.5', md: '4.5' }}
    >
      {items.map(({ key, icon: Icon, title, text }) => (
        <chakra.li key={key} display="grid" gridTemplateColumns="24px 1fr" gap="3.5" minW="0">
          <chakra.span color="fg.muted" mt="3px">
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          <chakra.div minW="0">
            <chakra.p fontWeight="600">{title}</chakra.p>
            {text && (
              <chakra.div textStyle="sm" color="fg.muted">
                {text}
              </chakra.div>
            )}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

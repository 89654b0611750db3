import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';

export interface SideNavItem {
  to: string;
  icon: LucideIcon;
  label: string;
  /** How many items wait there. */
  count?: number;
  isCurrent?: boolean;
}

interface SideNavProps extends Omit<HTMLChakraProps<'nav'>, 'children'> {
  label: string;
  items: readonly SideNavItem[];
}

/** The parts of a large page: a column beside it, a row of pills on phones, scrolled to the current one. */
export function SideNav({ label, items, ...rest }: SideNavProps) {
  const nav = useRef<HTMLElement>(null);
  const current = items.findIndex(({ isCurrent }) => isCurrent);
  const counts = items.map(({ count = 0 }) => count).join();
  // Counts load later and make the row longer.
  const row = useMemo(() => ({ current, counts }), [current, counts]);
  useEffect(() => {
    const pill = nav.current?.querySelectorAll('a')[row.current];
    // Scrolls the row only, not the page.
    if (nav.current && pill)
      nav.current.scrollLeft += pill.getBoundingClientRect().left - nav.current.getBoundingClientRect().left - 48;
  }, [row]);
  return (
    <chakra.nav
      ref={nav}
      aria-label={label}
      minWidth="0"
      overflowX={{ base: 'auto', lg: 'visible' }}
      marginInline={{ base: 'calc(-1 * var(--gutter))', lg: '0' }}
      paddingInline={{ base: 'var(--gutter)', lg: '0' }}
      scrollbarWidth="none"
      {...rest}
    >
      <chakra.ul
        listStyleType="none"
        display="flex"
        // Wider than the row, so that the row's padding is behind the last pill.
        width={{ base: 'max-content', lg: 'auto' }}
        flexDirection={{ base: 'row', lg: 'column' }}
        gap={{ base: '2', lg: '0.5' }}
      >
        {items.map((item) => (
          <SideNavRow key={item.to} {...item} />
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

function SideNavRow({ to, icon: Icon, label, count = 0, isCurrent = false }: SideNavItem) {
  return (
    <chakra.li flexShrink="0">
      <chakra.span
        asChild
        display="flex"
        alignItems="center"
        gap={{ base: '2', lg: '3' }}
        height="11"
        textStyle={{ base: 'sm', lg: 'md' }}
        paddingInline={{ base: '4', lg: '3' }}
        borderRadius={{ base: 'full', lg: 'control' }}
        borderWidth={{ base: '1px', lg: '0' }}
        borderColor={isCurrent ? 'transparent' : 'border'}
        fontWeight={isCurrent ? '600' : '500'}
        color={isCurrent ? { base: 'fg.inverted', lg: 'brand.fg' } : 'fg.muted'}
        bg={isCurrent ? { base: 'bg.inverted', lg: 'brand.subtle' } : { base: 'bg.panel', lg: 'transparent' }}
        _hover={isCurrent ? undefined : { bg: 'hover' }}
      >
        <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
          <chakra.span hideBelow="lg">
            <Icon size={20} aria-hidden />
          </chakra.span>
          {label}
          {count > 0 && (
            <chakra.span
              marginInlineStart="auto"
              minWidth="22px"
              paddingInline="1.5"
              borderRadius="full"
              bg={{ base: 'bg.muted', lg: isCurrent ? 'bg.panel' : 'bg.muted' }}
              color="fg"
              fontSize="xs"
              fontWeight="600"
              lineHeight="1.375rem"
              textAlign="center"
            >
              {count}
            </chakra.span>
          )}
        </Link>
      </chakra.span>
    </chakra.li>
  );
}

import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChipLink } from '../../../ui/links/ChipLink';

interface ChipNavProps extends HTMLChakraProps<'nav'> {
  /** The options of the chips. */
  label: string;
  chips: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
}

/* Scrolls the selected chip into view. */
function showCurrent(nav: HTMLElement | null): void {
  const chip = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && chip) nav.scrollLeft = chip.offsetLeft - (nav.clientWidth - chip.offsetWidth) / 2;
}

/** Navigation between the parts of a page. On a phone it is one row that scrolls sideways, to the edge of the window. */
export function ChipNav({ label, chips, ...rest }: ChipNavProps) {
  return (
    <chakra.nav
      ref={showCurrent}
      aria-label={label}
      position="relative"
      display="flex"
      flexWrap={{ md: 'wrap' }}
      flexShrink="0"
      gap="2"
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
      // Room for the focus ring, which would be clipped.
      marginInline={{ base: '-4', md: '0' }}
      paddingInline={{ base: '4', md: '0' }}
      marginTop={{ base: '-1', md: '0' }}
      marginBottom={{ base: '-1', md: '0' }}
      paddingBlock={{ base: '1', md: '0' }}
      css={{ '& > *': { flexShrink: 0 } }}
      {...rest}
    >
      {chips.map(({ to, text, isCurrent }) => (
        <ChipLink
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          _currentPage={{ borderColor: 'fg', fontWeight: '650' }}
          // Long labels wrap with large text.
          whiteSpace="normal"
          maxWidth="full"
          h="auto"
          minH={{ base: '11', md: '10' }}
          paddingBlock="1"
        >
          {text}
        </ChipLink>
      ))}
    </chakra.nav>
  );
}

import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChipLink } from '../../../ui/links/ChipLink';

interface ChipNavProps extends HTMLChakraProps<'nav'> {
  /** What the chips choose between. */
  label: string;
  chips: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
}

/* A part far along its row is open: its chip is seen at once. */
function showCurrent(nav: HTMLElement | null): void {
  const chip = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && chip) nav.scrollLeft = chip.offsetLeft - (nav.clientWidth - chip.offsetWidth) / 2;
}

/** The parts of a room, one of them open. On a phone they are one row that scrolls sideways, to the edge of the window. */
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
      // Room for the ring of the focus, which would be cut off.
      marginInline={{ base: '-4', md: '0' }}
      paddingInline={{ base: '4', md: '0' }}
      marginBlock={{ base: '-1', md: '0' }}
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
          // Names may be long: with large text they take several lines.
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

import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChipLink } from '../../../ui/links/ChipLink';

interface ChipNavProps extends HTMLChakraProps<'nav'> {
  /** What the chips choose between. */
  label: string;
  chips: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
}

/** The parts of a room, one of them open. */
export function ChipNav({ label, chips, ...rest }: ChipNavProps) {
  return (
    <chakra.nav aria-label={label} display="flex" flexWrap="wrap" gap="2" {...rest}>
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

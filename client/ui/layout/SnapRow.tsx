import { Box, type BoxProps } from '@chakra-ui/react';

/** Cards in columns; on phones a row with scroll snapping. */
export function SnapRow({ columns, ...rest }: BoxProps & { columns: number }) {
  return (
    <Box
      display={{ base: 'flex', md: 'grid' }}
      gridTemplateColumns={{ md: `repeat(${columns}, minmax(0, 1fr))` }}
      gap={{ base: '4', lg: '6' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollSnapType={{ base: 'x mandatory', md: 'none' }}
      scrollbar="hidden"
      // Room for the focus ring and the hovered card's shadow, which a scrolling row would clip.
      mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      px={{ base: 'var(--gutter)', md: '0' }}
      my={{ base: '-1', md: '0' }}
      py={{ base: '1', md: '0' }}
      css={{
        // Doubled, to override a card's own style whichever rule comes first.
        '&& > *': {
          flex: { base: '0 0 280px', md: 'initial' },
          scrollSnapAlign: 'start',
          scrollMarginLeft: 'var(--gutter)',
        },
      }}
      {...rest}
    />
  );
}

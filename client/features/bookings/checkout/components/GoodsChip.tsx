import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface GoodsChipProps extends Omit<HTMLChakraProps<'input'>, 'children'> {
  item: string;
  isInvalid: boolean;
  children: ReactNode;
}

/** A checkbox rendered as a chip; the input itself stays available to keyboard and screen reader. */
export function GoodsChip({ item, isInvalid, children, ...input }: GoodsChipProps) {
  return (
    <chakra.label
      position="relative"
      display="inline-flex"
      alignItems="center"
      height={{ base: '11', md: '10' }}
      paddingInline="3.5"
      borderWidth="1px"
      borderRadius="full"
      bg="bg.panel"
      textStyle="sm"
      fontWeight="500"
      whiteSpace="nowrap"
      cursor="pointer"
      borderColor={isInvalid ? 'border.error' : 'border'}
      _hover={{ borderColor: 'border.control' }}
      css={{
        '&:has(:checked)': { bg: 'fg', borderColor: 'fg', color: 'bg', fontWeight: '600' },
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
      }}
    >
      <chakra.input
        type="checkbox"
        value={item}
        aria-invalid={isInvalid || undefined}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        {...input}
      />
      {children}
    </chakra.label>
  );
}

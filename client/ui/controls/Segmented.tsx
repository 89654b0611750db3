import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly { value: T; label: ReactNode; name?: string }[];
  value: T;
  onChange: (value: T) => void;
  isFull?: boolean;
  /** In a column on phones, where the labels would not fit. */
  isStackedOnPhone?: boolean;
}

/** A small single choice with all options visible. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  isFull,
  isStackedOnPhone,
}: SegmentedProps<T>) {
  return (
    <Box
      role="group"
      aria-label={label}
      display={isFull ? 'grid' : 'inline-grid'}
      gridAutoFlow={{ base: isStackedOnPhone ? 'row' : 'column', md: 'column' }}
      gridAutoColumns="1fr"
      // With enlarged text it scrolls instead of the page.
      maxWidth="full"
      overflowX="auto"
      padding="3px"
      borderRadius="lg"
      bg="bg.muted"
    >
      {options.map((option) => (
        <chakra.button
          key={option.value}
          type="button"
          aria-label={option.name}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          display="inline-flex"
          alignItems="center"
          justifyContent={{ base: isStackedOnPhone ? 'flex-start' : 'center', md: 'center' }}
          gap="1.5"
          minHeight={{ base: '44px', md: '38px' }}
          paddingInline={{ base: '2.5', sm: '4' }}
          borderRadius="9px"
          textStyle="sm"
          fontWeight="500"
          color="fg.muted"
          cursor="pointer"
          _pressed={{ bg: { base: 'bg.panel', _dark: 'arena.700' }, color: 'fg', fontWeight: '600', boxShadow: '1' }}
        >
          {option.label}
        </chakra.button>
      ))}
    </Box>
  );
}

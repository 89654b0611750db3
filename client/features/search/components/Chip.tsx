import { chakra } from '@chakra-ui/react';

/** A pill that opens or sets a filter; tinted once the filter is set. */
export const Chip = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      h: '10',
      px: '3.5',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'full',
      bg: 'bg.panel',
      color: 'fg',
      textStyle: 'sm',
      fontWeight: '500',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transition: 'border-color 120ms, background-color 120ms',
      _hover: { borderColor: 'border.control' },
      _disabled: { color: 'fg.subtle', bg: 'transparent', cursor: 'not-allowed', borderColor: 'border' },
      _icon: { boxSize: '4', flexShrink: '0' },
      '& [data-caret]': { boxSize: '14px', marginEnd: '-0.5', opacity: '0.8' },
    },
    variants: {
      isSet: {
        true: {
          bg: 'brand.subtle',
          borderColor: 'brand.solid',
          color: 'brand.fg',
          fontWeight: '600',
          _hover: { borderColor: 'brand.hover' },
        },
      },
      isWrong: { true: { borderColor: 'border.error', color: 'fg.error', bg: 'bg.error' } },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** How many results the filter would leave. */
export const ChipCount = chakra('span', {
  base: {
    fontWeight: '450',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums',
    '[aria-pressed=true] > &': { color: 'inherit' },
  },
});

/** How many filters are set. */
export const ChipNumber = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '5',
    h: '5',
    px: '1',
    marginEnd: '-1',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'xs',
    fontWeight: '700',
  },
});

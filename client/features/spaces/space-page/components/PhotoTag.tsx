import { chakra } from '@chakra-ui/react';

/** A label on a picture. */
export const PhotoTag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: '6',
    px: '2',
    borderRadius: 'full',
    bg: 'scrim',
    color: 'onPhoto',
    textStyle: 'xs',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
  },
});

import { defineSlotRecipe } from '@chakra-ui/react';
import { ratingGroupAnatomy } from '@chakra-ui/react/anatomy';

/** Stars to give: outlines that fill, each large enough for a thumb. */
export const starRecipe = defineSlotRecipe({
  className: 'hueco-stars',
  slots: ratingGroupAnatomy.keys(),
  base: {
    control: { display: 'inline-flex', marginInlineStart: '-2.5' },
    item: {
      display: 'inline-grid',
      placeItems: 'center',
      borderRadius: 'control',
      cursor: 'pointer',
      userSelect: 'none',
      touchAction: 'manipulation',
      color: 'border.control',
      '&[data-highlighted]': { color: 'star', '& svg': { fill: 'currentColor' } },
    },
  },
  variants: {
    size: {
      // They grow with the reader's text as far as five of them fit a phone.
      md: { item: { boxSize: 'min(2.75rem, 16vw)', '& svg': { boxSize: 'min(1.5rem, 9vw)' } } },
      lg: { item: { boxSize: 'min(3.25rem, 17vw)', '& svg': { boxSize: 'min(2.25rem, 11vw)' } }, control: { marginInlineStart: '-2' } },
    },
  },
  defaultVariants: { size: 'md' },
});

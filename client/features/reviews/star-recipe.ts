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
      md: { item: { boxSize: '11', '& svg': { boxSize: '6' } } },
      lg: { item: { boxSize: '13', '& svg': { boxSize: '9' } }, control: { marginInlineStart: '-2' } },
    },
  },
  defaultVariants: { size: 'md' },
});

import { defineSlotRecipe } from '@chakra-ui/react';
import { ratingGroupAnatomy } from '@chakra-ui/react/anatomy';

/** Star input with touch targets of at least 44 px. */
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
      // Scales with the text size, as long as five stars fit a phone.
      md: { item: { boxSize: 'min(2.75rem, 16vw)', '& svg': { boxSize: 'min(1.5rem, 9vw)' } } },
      lg: {
        item: { boxSize: 'min(3.25rem, 17vw)', '& svg': { boxSize: 'min(2.25rem, 11vw)' } },
        control: { marginInlineStart: '-2' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

import { defineGlobalStyles } from '@chakra-ui/react';
import { behindBackdrop } from './backdrop';
import { FOOT } from './foot';
import { LARGE_TEXT } from './large-text';

/** Base rules of every page. The header's height is a variable because sticky parts and scroll targets need it. */
export const globalCss = defineGlobalStyles({
  ':root': {
    '--header-h': { base: '3.75rem', md: '4.5rem' },
    '--gutter': { base: '16px', md: '24px' },
    '--section': { base: '48px', md: '96px' },
  },
  html: {
    colorPalette: 'brand',
    bg: 'bg',
    colorScheme: 'light',
    scrollPaddingTop: 'calc(var(--header-h) + 16px)',
    scrollPaddingBottom: `${FOOT}px`,
    textSizeAdjust: '100%',
    '&.dark': { colorScheme: 'dark' },
  },
  // A backdrop covers the page but not the gutter beside it, which has the colour of this element (set by a script before the first paint).
  'html:has(dialog[open])': {
    overflow: 'hidden',
    '&[data-scrolls]': { scrollbarGutter: 'stable' },
    backgroundColor: `${behindBackdrop('{colors.bg}')} !important`,
  },
  body: {
    minHeight: '100dvh',
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    textStyle: 'body',
    textRendering: 'optimizeLegibility',
  },
  '*, *::before, *::after': { borderColor: 'border', [LARGE_TEXT]: { overflowWrap: 'anywhere' } },
  '::selection': { bg: 'brand.muted' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  '.dark [data-photo]': { filter: 'brightness(0.92)' },
  '*:not([data-motion=keep]), *:not([data-motion=keep])::before, *:not([data-motion=keep])::after': {
    _motionReduce: {
      // Only fades remain: without this, the duration below would make every element animate all its properties.
      transitionProperty: 'opacity !important',
      transitionDuration: '80ms !important',
      animationDuration: '80ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important',
    },
  },
});

import { chakra } from '@chakra-ui/react';

/** Windows wide enough for the third pane, with what a conversation is about. */
export const WITH_PANE = '(min-width: 1240px)';

/** The thread's own column: as high as the page, only its log scrolls. */
export const ThreadColumn = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', minW: '0', minH: '0', height: 'full', bg: { base: 'bg.panel', _dark: 'bg' } },
});

/** The third pane. */
export const Pane = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    minH: '0',
    height: 'full',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    p: '6',
    width: '300px',
    borderInlineStartWidth: '1px',
  },
});

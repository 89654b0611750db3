import { chakra } from '@chakra-ui/react';

/** Windows wide enough for the third pane, which shows the booking or space. */
export const PANE_QUERY = '(min-width: 1240px)';

/** The thread's column: as high as the page, with only the log scrolling. */
export const ThreadColumn = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    minH: '0',
    height: 'full',
    bg: { base: 'bg.panel', _dark: 'bg' },
  },
});

/** The third pane, with the booking or space. */
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

import { chakra } from '@chakra-ui/react';

/** The text of a message. */
export const Bubble = chakra('p', {
  base: {
    paddingBlock: '2.5',
    paddingInline: '3.5',
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  variants: {
    side: {
      own: { bg: { base: 'brand.subtle', _dark: 'teja.900' }, borderRadius: '18px 18px 6px 18px' },
      other: { bg: 'bg.muted', borderRadius: '18px 18px 18px 6px' },
    },
  },
});

/** Text, files and time of one message, aligned to the side of its sender. */
export const MessageItem = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', maxWidth: { base: '86%', md: '78%' }, minW: '0' },
  variants: {
    side: {
      own: { alignSelf: 'flex-end', alignItems: 'flex-end' },
      other: { alignSelf: 'flex-start', alignItems: 'flex-start' },
    },
  },
});

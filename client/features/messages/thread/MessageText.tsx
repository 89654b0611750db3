import { chakra } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';

type Part = ThreadMessage_MessageFragment['parts'][number];

/** What a message says, with a lock where something is hidden. */
export const MessageText = ({ parts }: { parts: readonly Part[] }) => parts.map((part, index) => (part.isHidden ? <Hidden key={index} words={part.text} /> : part.text));

const Unseen = chakra('span', { base: { fontSize: '0', lineHeight: '0' } });

/* Its brackets are not seen, but they are copied and read: the words are ours, not the writer's. */
function Hidden({ words }: { words: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      paddingInline="2"
      borderRadius="7px"
      bg="press"
      color="fg.muted"
      textStyle="sm"
      lineHeight="24px"
      fontWeight="500"
      whiteSpace="normal"
    >
      <LockKeyhole size={14} aria-hidden />
      <span><Unseen>[</Unseen>{words.replace(/^\[|\]$/g, '')}<Unseen>]</Unseen></span>
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';

type Part = ThreadMessage_MessageFragment['parts'][number];

/** The text of a message, with a lock for each redaction. */
export const MessageText = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part, index) => (part.isHidden ? <Hidden key={index} text={part.text} /> : part.text));

const VisuallyHidden = chakra('span', { base: { fontSize: '0', lineHeight: '0' } });

/* The brackets are visually hidden but copied and read aloud, to show that the sender did not write the placeholder. */
function Hidden({ text }: { text: string }) {
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
      <span>
        <VisuallyHidden>[</VisuallyHidden>
        {text.replace(/^\[|\]$/g, '')}
        <VisuallyHidden>]</VisuallyHidden>
      </span>
    </chakra.span>
  );
}

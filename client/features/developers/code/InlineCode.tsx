import { chakra } from '@chakra-ui/react';

/** Text with inline code between backticks. */
export function InlineCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <chakra.code
        key={index}
        fontFamily="mono"
        fontSize="0.9em"
        color="fg"
        bg="bg.muted"
        borderRadius="5px"
        paddingInline="5px"
        paddingBlock="1px"
        overflowWrap="anywhere"
      >
        {part}
      </chakra.code>
    ),
  );
}

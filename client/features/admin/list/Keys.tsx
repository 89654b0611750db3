import { Flex } from '@chakra-ui/react';
import { KeyCap } from '../../../ui/display/KeyCap';

/** Keys with what they do; they say nothing on a phone. */
export function Keys({ keys }: { keys: readonly (readonly [readonly string[], string])[] }) {
  return (
    <Flex gap="5" hideBelow="md" textStyle="xs" color="fg.subtle" flexWrap="wrap">
      {keys.map(([names, text]) => (
        <KeyCap key={text} names={names}>
          {text}
        </KeyCap>
      ))}
    </Flex>
  );
}

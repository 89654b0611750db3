import { Flex } from '@chakra-ui/react';
import { KeyCap } from '../../../ui/display/KeyCap';
import { capsOf } from '../../../ui/staff/shortcuts';

/** Shortcuts with their action; hidden on phones. */
export function Keys({ keys }: { keys: readonly (readonly [readonly string[], string])[] }) {
  return (
    <Flex gap="5" hideBelow="md" textStyle="xs" color="fg.subtle" flexWrap="wrap">
      {keys.map(([shortcuts, text]) => (
        <KeyCap key={text} names={shortcuts.flatMap(capsOf)}>
          {text}
        </KeyCap>
      ))}
    </Flex>
  );
}

import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The title of a tab, one sentence, one action. */
export function PageHead({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="4">
      <div>
        <chakra.h1 textStyle="h2">{title}</chakra.h1>
        {text && (
          <chakra.p marginTop="1" color="fg.muted">
            {text}
          </chakra.p>
        )}
      </div>
      {action}
    </Flex>
  );
}

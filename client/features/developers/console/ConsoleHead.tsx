import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ConsoleHeadProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** Title and main action of a view of the console. */
export function ConsoleHead({ title, text, action }: ConsoleHeadProps) {
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="4"
      wrap="wrap"
      css={{ '& > button': { flexGrow: { base: 1, md: 0 } } }}
    >
      <div>
        <chakra.h1 textStyle="h2" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <chakra.p color="fg.muted" marginTop="1" _firstLetter={{ textTransform: 'uppercase' }}>
          {text}
        </chakra.p>
      </div>
      {action}
    </Flex>
  );
}

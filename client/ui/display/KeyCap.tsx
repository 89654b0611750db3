import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Keyboard shortcuts with their function. */
export function KeyCap({ names, children }: { names: readonly string[]; children?: ReactNode }) {
  return (
    <Flex as="span" alignItems="center" gap="1.5" whiteSpace="nowrap">
      {names.map((name) => (
        <chakra.kbd
          key={name}
          display="inline-grid"
          placeItems="center"
          minWidth="5"
          height="5"
          paddingInline="1"
          borderWidth="1px"
          borderBottomWidth="2px"
          borderColor="border"
          borderRadius="xs"
          bg="bg.panel"
          color="fg.muted"
          fontFamily="body"
          fontWeight="600"
          fontSize="xs"
        >
          {name}
        </chakra.kbd>
      ))}
      {children}
    </Flex>
  );
}

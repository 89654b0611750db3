import { chakra, Flex } from '@chakra-ui/react';

/** Keys with what they do; they say nothing on a phone. */
export function Keys({ keys }: { keys: readonly (readonly [readonly string[], string])[] }) {
  return (
    <Flex gap="5" hideBelow="md" textStyle="xs" color="fg.subtle" flexWrap="wrap">
      {keys.map(([names, text]) => (
        <Flex as="span" key={text} alignItems="center" gap="1.5" whiteSpace="nowrap">
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
            >
              {name}
            </chakra.kbd>
          ))}
          {text}
        </Flex>
      ))}
    </Flex>
  );
}

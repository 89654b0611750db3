import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface ConsoleSectionProps {
  title: string;
  action?: ReactNode;
  /** Of a title that takes the focus. */
  titleId?: string;
  children: ReactNode;
}

/** A list of the console with its title and a link. */
export function ConsoleSection({ title, action, titleId, children }: ConsoleSectionProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Box as="section" layerStyle="panel" aria-labelledby={id} minWidth="0">
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        gap="3"
        padding={{ base: '4', md: '6' }}
        paddingBottom="2!"
      >
        <chakra.h2 id={id} tabIndex={titleId === undefined ? undefined : -1} textStyle="h3">
          {title}
        </chakra.h2>
        {action}
      </Flex>
      {children}
    </Box>
  );
}

import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface ConsoleSectionProps {
  title: string;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}

/** A list of the console with its title and the button that adds to it. */
export function ConsoleSection({ title, addLabel, onAdd, children }: ConsoleSectionProps) {
  const id = useId();
  return (
    <Box as="section" layerStyle="panel" aria-labelledby={id}>
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        gap="3"
        padding={{ base: '4', md: '6' }}
        paddingBottom="3!"
      >
        <chakra.h2 id={id} textStyle="h3">
          {title}
        </chakra.h2>
        <Button onClick={onAdd}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      </Flex>
      {children}
    </Box>
  );
}

import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PageContainer } from '../../../ui/layout/Page';

interface Way {
  to: string;
  label: string;
}

/* The panel is dark in both themes, so the focus ring of neither is visible on it. */
const LIGHT_RING = { '&:focus-visible': { outlineColor: 'arena.50' } } as const;

/** The dark panel at the end of a page: a question and two links. */
export function ClosingPanel({ title, text, first, second }: { title: string; text: string; first: Way; second: Way }) {
  return (
    <PageContainer pb={{ base: '0', md: 'var(--section)' }}>
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        align={{ base: 'stretch', md: 'flex-start', lg: 'center' }}
        justify="space-between"
        gap={{ base: '6', lg: '12' }}
        mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
        py={{ base: '10', md: '12' }}
        px={{ base: '4', md: '14' }}
        borderRadius={{ base: '0', md: 'sheet' }}
        bg="olivo.900"
        color="arena.50"
      >
        <Box>
          <chakra.h2 textStyle="h2">{title}</chakra.h2>
          <chakra.p mt="2" color="olivo.200" maxW="44ch" textWrap="pretty">
            {text}
          </chakra.p>
        </Box>
        <Flex direction={{ base: 'column', md: 'row' }} wrap="wrap" gap="3">
          <Button asChild size="lg" bg="arena.50" color="arena.900" _hover={{ bg: 'arena.200' }} css={LIGHT_RING}>
            <Link to={first.to}>{first.label}</Link>
          </Button>
          <Button
            asChild
            size="lg"
            variant="outline"
            bg="transparent"
            color="arena.50"
            borderColor="color-mix(in srgb, {colors.arena.50} 40%, transparent)"
            _hover={{ bg: 'olivo.800', borderColor: 'arena.50' }}
            css={LIGHT_RING}
          >
            <Link to={second.to}>{second.label}</Link>
          </Button>
        </Flex>
      </Flex>
    </PageContainer>
  );
}

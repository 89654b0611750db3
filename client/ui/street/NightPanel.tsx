import { Box, Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NightStreet } from './NightStreet';

interface NightPanelProps {
  /** The price of the one lit space, formatted. */
  pin?: string | undefined;
  /** Heading, text and buttons, in light colours. */
  children: ReactNode;
}

/** A dark panel over a street at night: the call to people with a space to let. */
export function NightPanel({ pin, children }: NightPanelProps) {
  return (
    <Box
      position="relative"
      overflow="hidden"
      mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
      minH={{ md: '440px' }}
      pb={{ base: '304px', md: '0' }}
      borderRadius={{ base: '0', md: 'sheet' }}
      bg="olivo.900"
      color="arena.50"
    >
      <Box
        position="absolute"
        insetX="0"
        bottom="0"
        h={{ base: '300px', md: '440px' }}
        opacity={{ base: '1', md: '0.35', lg: '1' }}
        aria-hidden
      >
        <NightStreet />
        {pin !== undefined && <StreetPin>{pin}</StreetPin>}
      </Box>
      <Box
        position="relative"
        w={{ md: '560px', lg: '540px' }}
        pt={{ base: '10', md: '16' }}
        pb={{ md: '16' }}
        ps={{ base: '4', md: '10', lg: '16' }}
        pe={{ base: '4', md: '0' }}
      >
        {children}
      </Box>
    </Box>
  );
}

/* The panel is dark in both themes, so the focus ring of neither is visible on it. */
const LIGHT_RING = { '&:focus-visible': { outlineColor: 'arena.50' } } as const;

/** The panel's button; its child is the link. */
export function NightButton({ children }: { children: ReactNode }) {
  return (
    <Button asChild size="lg" bg="teja.400" color="arena.950" _hover={{ bg: 'teja.300' }} css={LIGHT_RING}>
      {children}
    </Button>
  );
}

/** The less prominent one beside it. */
export function NightOutlineButton({ children }: { children: ReactNode }) {
  return (
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
      {children}
    </Button>
  );
}

function StreetPin({ children }: { children: string }) {
  return (
    <Flex
      // Where the street fades behind the text, a pale price could not be read.
      display={{ base: 'flex', md: 'none', lg: 'flex' }}
      position="absolute"
      right={{ base: '117px', md: '181px' }}
      bottom={{ base: '100px', md: '146px' }}
      translate="50% 0"
      align="center"
      h="34px"
      px="13px"
      borderRadius="full"
      bg="teja.600"
      color="white"
      textStyle="sm"
      fontWeight="700"
      fontVariantNumeric="tabular-nums"
      boxShadow="pin"
      _after={{
        content: '""',
        position: 'absolute',
        left: '50%',
        bottom: '-4px',
        boxSize: '10px',
        ml: '-5px',
        rotate: '45deg',
        borderRadius: '2px',
        bg: 'inherit',
      }}
    >
      {children}
    </Flex>
  );
}

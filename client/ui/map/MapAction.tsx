import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A white pill on the map: "Buscar en esta zona". Place it as a child of the map. */
export function MapAction(props: HTMLChakraProps<'button'>) {
  return (
    <chakra.button
      type="button"
      position="absolute"
      left="50%"
      top="4"
      translate="-50% 0"
      zIndex="5"
      display="inline-flex"
      alignItems="center"
      gap="2"
      h="10"
      px="4"
      borderRadius="full"
      bg="plate"
      color="plate.fg"
      textStyle="sm"
      fontWeight="600"
      whiteSpace="nowrap"
      boxShadow="pin"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      {...props}
    />
  );
}

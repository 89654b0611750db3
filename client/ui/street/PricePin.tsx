import { Flex, type FlexProps } from '@chakra-ui/react';

interface PricePinProps extends Pick<FlexProps, 'left' | 'top' | 'children'> {
  isActive?: boolean;
}

/** A price on an illustration, centred at the given point; not interactive. */
export function PricePin({ isActive, children, ...place }: PricePinProps) {
  return (
    <Flex
      position="absolute"
      translate="-50% -50%"
      align="center"
      h={isActive ? '34px' : '30px'}
      px={isActive ? '13px' : '11px'}
      borderRadius="full"
      bg={isActive ? 'brand.solid' : 'plate'}
      color={isActive ? 'brand.contrast' : 'plate.fg'}
      boxShadow="pin"
      textStyle="sm"
      fontWeight="700"
      letterSpacing="-0.01em"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      _after={
        isActive
          ? {
              content: '""',
              position: 'absolute',
              left: '50%',
              bottom: '-4px',
              boxSize: '10px',
              ml: '-5px',
              rotate: '45deg',
              borderRadius: '2px',
              bg: 'inherit',
            }
          : undefined
      }
      {...place}
    >
      {children}
    </Flex>
  );
}

import { Box } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format';
import { DayStreet } from '../../../ui/street/DayStreet';
import { PricePin } from '../../../ui/street/PricePin';
import { StreetFrame } from '../../../ui/street/StreetFrame';
import type { CityData } from '../city-data';

/* Over the shop; in narrow windows that crop the picture there, as far right as the price fits. */
const IN_SIGHT = 'min(84%, calc(50% + 50vw - 40px))';

/** The street elevation; its pins show the median price of such a space, and the lowest one. */
export function StreetPicture({ data }: { data: CityData }) {
  const { pinPrice } = useFormats();
  const middleOf = (type: string): number | undefined => data.types.find((known) => known.type === type)?.medianCents;
  const pins = [
    { cents: middleOf('GARAGE'), left: '46.2%', top: '63%', isActive: true },
    { cents: middleOf('SHOP'), left: IN_SIGHT, top: '63%' },
    { cents: data.prices?.lowCents, left: '28%', top: '84%' },
    { cents: middleOf('STORAGE'), left: '65%', top: '84%' },
  ];
  return (
    <StreetFrame mt={{ base: '6', md: '0' }}>
      {/* As wide as the visible part of the picture, so that the pins stay at their doors when its sides are cropped. */}
      <Box position="absolute" left="50%" bottom="0" h="full" minW="full" aspectRatio="760/560" translate="-50% 0">
        <DayStreet />
        {pins.map(
          ({ cents, ...place }) =>
            cents !== undefined && (
              <PricePin key={place.left} {...place}>
                {pinPrice(cents)}
              </PricePin>
            ),
        )}
      </Box>
    </StreetFrame>
  );
}

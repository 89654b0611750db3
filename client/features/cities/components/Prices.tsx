import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { PageContainer } from '../../../ui/layout/Page';
import { formatSearch } from '../../../ui/search-pill/search-params';
import { usualRange, type CityPrices, type CityType } from '../city-data';

interface PricesProps {
  city: string;
  prices: CityPrices;
  types: readonly CityType[];
}

/** Prices in the city: the usual range as bars with the middle half marked, in words too, and by kind. */
export function Prices({ city, prices, types }: PricesProps) {
  const { t } = useTranslation('cities');
  const formats = useFormats();
  const { price } = formats;
  return (
    <chakra.section aria-labelledby="city-prices" pt={{ base: '2', md: '8' }}>
      <PageContainer>
        <Box layerStyle="card" bg="bg.panel" px={{ base: '5', md: '10' }} py={{ base: '5', md: '9' }}>
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' }}
            gap={{ base: '6', md: '8', lg: '16' }}
            alignItems="end"
          >
            <Box>
              <chakra.h2 id="city-prices" textStyle="sm" fontWeight="600">
                {t('prices.title')}
              </chakra.h2>
              <chakra.p textStyle="h1" fontVariantNumeric="tabular-nums">
                {usualRange(formats, prices)}
              </chakra.p>
              <chakra.p color="fg.muted" mt="1">
                {t('prices.half', { low: price(prices.quarterCents), high: price(prices.threeQuartersCents) })}
              </chakra.p>
            </Box>
            <Bars prices={prices} />
          </Box>
          <Kinds city={city} types={types} />
        </Box>
      </PageContainer>
    </chakra.section>
  );
}

/* Repeats the text beside it. */
function Bars({ prices }: { prices: CityPrices }) {
  const { price, area } = useFormats();
  const { t } = useTranslation('cities');
  const most = Math.max(1, ...prices.bars.map(({ count }) => count));
  return (
    <div aria-hidden>
      <Flex align="flex-end" gap="1" h={{ base: '80px', md: '96px' }}>
        {prices.bars.map(({ fromCents, count, isMiddle }) => (
          <Box
            key={fromCents}
            flex="1"
            h={`${(count / most) * 100}%`}
            borderRadius="4px 4px 0 0"
            bg={isMiddle ? 'brand.solid' : 'color-mix(in srgb, {colors.brand.solid} 24%, {colors.bg.panel})'}
          />
        ))}
      </Flex>
      <Flex
        justify="space-between"
        gap="2"
        pt="2"
        borderTopWidth="1px"
        borderColor="border.control"
        textStyle="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>{price(prices.lowCents)}</span>
        {prices.examples.map(({ priceCents, sizeM2, district }) => (
          <chakra.span key={priceCents} hideBelow="lg">
            {t('prices.example', { area: area(sizeM2), district })}
          </chakra.span>
        ))}
        <span>
          {prices.highCents > prices.usualHighCents
            ? t('prices.more', { price: price(prices.shownHighCents) })
            : price(prices.usualHighCents)}
        </span>
      </Flex>
    </div>
  );
}

/* The median price of each kind (P16). */
function Kinds({ city, types }: Pick<PricesProps, 'city' | 'types'>) {
  const { t } = useTranslation(['cities', 'common']);
  const { price, area } = useFormats();
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="8"
      rowGap={{ base: '0', md: '1' }}
      mt="6"
      pt="4"
      borderTopWidth="1px"
      borderColor="hairline"
      textStyle="sm"
    >
      {types.map(({ type, medianCents, medianSizeM2 }) => (
        <li key={type}>
          <chakra.span
            asChild
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH={{ base: '11', md: '8' }}
            _hover={{ color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' }}
          >
            <Link to={`/search?${formatSearch({ city, type: [type] })}`}>
              <chakra.b fontWeight="600">{t(`common:spaceType.${type}`)}</chakra.b>
              {t('prices.kind', { price: price(medianCents), area: area(medianSizeM2) })}
            </Link>
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}

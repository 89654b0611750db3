import { Box, chakra, Flex, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HomePageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { TextLink } from '../../../ui/links/TextLink';

type Comparison = HomePageQuery['priceComparison'];

/** The city of the chart, preferably Madrid; undefined if we are cheaper in none. */
export const chartCity = ({ cities }: Comparison): Comparison['cities'][number] | undefined => {
  const cheaper = cities.filter(({ medianSavingPercent }) => medianSavingPercent > 0);
  return cheaper.find(({ slug }) => slug === 'madrid') ?? cheaper[0];
};

/** The mean price of a storage room in a city beside the median of Hueco (USE-7): two bars to one scale, with source, sample and date. */
export function PriceChart({ comparison }: { comparison: Comparison | undefined }) {
  const { t } = useTranslation('home');
  const formats = useFormats();
  const city = comparison && chartCity(comparison);
  if (!city) return <Skeleton h={{ base: '464px', md: '410px' }} borderRadius="card" />;
  const share = (city.medianCents / city.cityMeanCents) * 100;
  return (
    <Box as="figure" layerStyle="card" p={{ base: '5', md: '9' }} pb={{ md: '7' }}>
      <figcaption>
        <chakra.h3 textStyle="h3">{t('chart.title', { city: city.name })}</chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {t('chart.unit')}
        </chakra.p>
      </figcaption>
      <Label text={t('chart.city')} price={formats.money(city.cityMeanCents)} />
      <Box aria-hidden h="44px" borderRadius="md" bg="bg.emphasized" />
      <Label text={t('chart.ours')} price={formats.money(city.medianCents)} color="brand.fg" />
      <Flex minH="44px" gap="3px">
        <Box aria-hidden flex="none" borderRadius="8px 2px 2px 8px" bg="brand.solid" style={{ width: `${share}%` }} />
        <Flex
          flex="1"
          minW="0"
          align="center"
          justify="center"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="trust.solid"
          borderRadius="2px 8px 8px 2px"
          color="trust.fg"
          fontWeight="600"
          textStyle="small"
          textAlign="center"
        >
          {t('chart.saving', { percent: formats.percent(city.medianSavingPercent) })}
        </Flex>
      </Flex>
      <chakra.p textStyle="caption" color="fg.subtle" mt="7" pt="4" borderTopWidth="1px" borderColor="hairline">
        {t('chart.note', {
          count: city.sampleCount,
          source: comparison.source,
          day: formats.day(comparison.sourcePublishedOn),
        })}{' '}
        <TextLink to="/comparison">{t('chart.more')}</TextLink>
      </chakra.p>
    </Box>
  );
}

function Label({ text, price, color }: { text: string; price: string; color?: string }) {
  return (
    <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" mt="6" mb="2">
      <span>{text}</span>
      <chakra.b textStyle="lg" fontWeight="700" fontVariantNumeric="tabular-nums" color={color}>
        {price}
      </chakra.b>
    </Flex>
  );
}

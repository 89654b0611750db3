import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ComparisonPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

type City = ComparisonPageQuery['priceComparison']['cities'][number];

/** One city: three bars to one scale, and their difference in words. */
export function ComparedCity({ city, source }: { city: City; source: string }) {
  const { t } = useTranslation('comparison');
  const { percent } = useFormats();
  const most = Math.max(city.cityMeanCents, city.medianCents);
  return (
    <chakra.li layerStyle="card" p={{ base: '5', md: '6' }}>
      <chakra.h2 textStyle="h3">{city.name}</chakra.h2>
      <Box display="grid" gap="3" mt="4">
        <Bar label={t('bars.city', { source })} cents={city.cityMeanCents} most={most} tint="border.control" />
        <Bar label={t('bars.median')} cents={city.medianCents} most={most} tint="brand.solid" />
        <Bar label={t('bars.tenth')} cents={city.lowTenthCents} most={most} tint="brand.emphasized" />
      </Box>
      <chakra.p mt="4" textStyle="small" color="fg.muted">
        {t(savingOf(city), {
          count: city.sampleCount,
          median: percent(city.medianSavingPercent),
          tenth: percent(city.tenthSavingPercent),
        })}
      </chakra.p>
    </chakra.li>
  );
}

/* Zero is no saving: what does not cost less is not said to. */
const savingOf = ({ medianSavingPercent, tenthSavingPercent }: City) =>
  medianSavingPercent > 0 ? 'saving' : tenthSavingPercent > 0 ? 'savingOfTenth' : 'noSaving';

interface BarProps {
  label: string;
  cents: number;
  /** The value of the longest bar. */
  most: number;
  tint: string;
}

function Bar({ label, cents, most, tint }: BarProps) {
  const { t } = useTranslation('comparison');
  const { money } = useFormats();
  return (
    <div>
      <Flex align="baseline" wrap="wrap" columnGap="4" textStyle="small">
        <chakra.span flex="1 1 8rem" minW="0" overflowWrap="anywhere">
          {label}
        </chakra.span>
        <chakra.b fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {t('perM2', { price: money(cents) })}
        </chakra.b>
      </Flex>
      <Box aria-hidden h="3" mt="1" borderRadius="sm" bg={tint} style={{ width: `${(cents / most) * 100}%` }} />
    </div>
  );
}

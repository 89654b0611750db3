import { Box, chakra } from '@chakra-ui/react';
import { BadgeCheck, Lock, ReceiptText, RotateCcw, ShieldCheck, TrendingDown, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HomePageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageContainer, Section } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import { chartCity, PriceChart } from './PriceChart';

interface Reason {
  key: 'price' | 'cheaper' | 'verified' | 'refund' | 'covered' | 'hold';
  icon: LucideIcon;
  /** Numbers in its text. */
  values: Record<string, string | number>;
  /** The page with the evidence. */
  to: string;
}

/** The product's claims (USE-7), each linked to its evidence; a claim without evidence is left out. */
function useReasons(data: HomePageQuery | undefined): Reason[] {
  const { price, percent } = useFormats();
  const { priceFromCents = null, spaceCount = 0, verifiedCount = 0 } = data?.marketFacts ?? {};
  const upTo = data?.priceComparison.upToPercent ?? null;
  const reasons: (Reason | false)[] = [
    priceFromCents !== null && {
      key: 'price',
      icon: ReceiptText,
      values: { price: price(priceFromCents) },
      to: '/search?sort=price',
    },
    upTo !== null && {
      key: 'cheaper',
      icon: TrendingDown,
      values: { percent: percent(upTo) },
      to: '/comparison',
    },
    verifiedCount > 0 && {
      key: 'verified',
      icon: BadgeCheck,
      values: { verified: verifiedCount, total: spaceCount },
      to: '/help/espacio-verificado',
    },
    { key: 'refund', icon: RotateCcw, values: {}, to: '/help/garantia' },
    { key: 'covered', icon: ShieldCheck, values: {}, to: '/help/garantia' },
    { key: 'hold', icon: Lock, values: {}, to: '/help/que-se-cobra' },
  ];
  return reasons.filter((reason) => reason !== false);
}

interface WhyProps {
  data: HomePageQuery | undefined;
  isLoading: boolean;
}

/** Why Hueco: the claims with their evidence, and the price of a storage room beside the city's mean. */
export function Why({ data, isLoading }: WhyProps) {
  const { t } = useTranslation('home');
  const reasons = useReasons(data);
  const hasCard = isLoading || (data !== undefined && chartCity(data.priceComparison) !== undefined);
  return (
    <Section aria-labelledby="home-why">
      <PageContainer
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: hasCard ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 1fr)',
        }}
        gap={{ base: '8', md: '12', lg: '24' }}
        alignItems="center"
      >
        <Box>
          <chakra.h2 id="home-why" textStyle="h2">
            {t('why.title')}
          </chakra.h2>
          <chakra.ul display="grid" gap={{ base: '4.5', md: '6' }} mt={{ base: '5', md: '8' }}>
            {reasons.map(({ key, icon: Icon, values, to }) => (
              <chakra.li key={key} display="grid" gridTemplateColumns="24px 1fr" gap="4">
                <chakra.span color="trust.fg" mt="1px">
                  <Icon size={24} aria-hidden />
                </chakra.span>
                <div>
                  <chakra.h3 fontWeight="600">{t(`why.${key}.title`, values)}</chakra.h3>
                  <chakra.p color="fg.muted">
                    {t(`why.${key}.text`, values)} <TextLink to={to}>{t(`why.${key}.more`)}</TextLink>
                  </chakra.p>
                </div>
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
        {hasCard && <PriceChart comparison={data?.priceComparison} />}
      </PageContainer>
    </Section>
  );
}

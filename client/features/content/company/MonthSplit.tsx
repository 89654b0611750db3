import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AboutPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageContainer, Section } from '../../../ui/layout/Page';
import { MoreLink } from '../../../ui/links/MoreLink';

type Split = AboutPageQuery['platformMetrics']['monthSplit'];

/** How Hueco earns money: the price of one month, split to the cent. */
export function MonthSplit({ split }: { split: Split | undefined }) {
  const { t } = useTranslation('company');
  return (
    <Section isBand aria-labelledby="about-money">
      <PageContainer
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={{ base: '6', md: '12', lg: '24' }}
        alignItems="center"
      >
        <Box>
          <chakra.h2 id="about-money" textStyle="h2">
            {t('about.money.title')}
          </chakra.h2>
          <chakra.p color="fg.muted" mt="3" mb="5" textWrap="pretty">
            {t('about.money.text')}
          </chakra.p>
          <MoreLink to="/help/que-se-cobra">{t('about.money.more')}</MoreLink>
        </Box>
        {split ? <SplitCard split={split} /> : <Box minH="254px" layerStyle="card" aria-busy />}
      </PageContainer>
    </Section>
  );
}

function SplitCard({ split }: { split: Split }) {
  const { t } = useTranslation('company');
  const { money, price, percent } = useFormats();
  const parts = [
    { label: t('about.money.host'), cents: split.hostNetCents, tint: 'trust.solid' },
    {
      label: t('about.money.commission', { percent: percent(split.commissionBps / 100) }),
      cents: split.commissionCents,
      tint: 'teja.500',
    },
    {
      label: t('about.money.fee', { percent: percent(split.renterFeeBps / 100) }),
      cents: split.renterFeeCents,
      tint: 'teja.300',
    },
  ];
  return (
    <chakra.figure layerStyle="card" p={{ base: '5', md: '8' }}>
      <chakra.figcaption display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.b textStyle="kpi">{money(split.totalCents)}</chakra.b>
        <chakra.span textStyle="small" color="fg.muted">
          {t('about.money.caption', { price: price(split.rentCents) })}
        </chakra.span>
      </chakra.figcaption>
      <Flex gap="3px" h="16px" my="5" aria-hidden>
        {parts.map(({ tint, cents }) => (
          <Box key={tint} style={{ flexGrow: cents }} borderRadius="4px" bg={tint} />
        ))}
      </Flex>
      <chakra.dl display="grid" gap="2.5">
        {parts.map(({ label, cents, tint }) => (
          <Flex key={tint} justify="space-between" gap="4">
            <chakra.dt display="flex" alignItems="center" gap="3">
              <Box as="span" boxSize="10px" borderRadius="3px" bg={tint} flexShrink="0" />
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {money(cents)}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
    </chakra.figure>
  );
}

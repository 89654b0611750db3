import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TrustPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

type Plans = TrustPageQuery['platformMetrics']['guaranteePlans'];

const LIMITS = ['bookingCents', 'objectCents', 'waterCents', 'excessCents'] as const;

/** The configured limits of each plan side by side. */
export function GuaranteePlans({ plans }: { plans: Plans }) {
  const { t } = useTranslation('company');
  const { price } = useFormats();
  return (
    <>
      <chakra.h3 textStyle="h3" mt={{ base: '8', md: '12' }} mb="4">
        {t('trust.plans.title')}
      </chakra.h3>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${plans.length}, minmax(0, 1fr))` }}
        gap={{ base: '3', md: '6' }}
      >
        {plans.map((plan) => (
          <chakra.li key={plan.plan} layerStyle="card" p={{ base: '4', md: '6' }}>
            <chakra.h4 textStyle="h3">{t(`trust.plans.names.${plan.plan}`)}</chakra.h4>
            <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
              {plan.monthCents === 0
                ? t('trust.plans.included')
                : t('trust.plans.perMonth', { price: price(plan.monthCents) })}
            </chakra.p>
            <chakra.dl display="grid" gap="2" mt="4" pt="4" borderTopWidth="1px" borderColor="hairline">
              {LIMITS.map((limit) => (
                <Flex key={limit} justify="space-between" align="baseline" gap="3">
                  <chakra.dt color="fg.muted">{t(`trust.plans.${limit}`)}</chakra.dt>
                  <chakra.dd
                    textStyle={limit === 'bookingCents' ? 'price' : undefined}
                    fontWeight={limit === 'bookingCents' ? '700' : '600'}
                    fontVariantNumeric="tabular-nums"
                    whiteSpace="nowrap"
                  >
                    {price(plan[limit])}
                  </chakra.dd>
                </Flex>
              ))}
            </chakra.dl>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

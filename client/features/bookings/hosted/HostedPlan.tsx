import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Checkout_BookingFragment } from '../../../generated/graphql';
import { SmallPrint } from '../checkout/components/Part';
import { PlanChoice } from '../checkout/components/PlanChoice';

/** The choice of the guarantee plan: an app must not choose what the renter pays more for. Empty if there is only one plan. */
export function HostedPlan({ prices }: { prices: Checkout_BookingFragment['planPrices'] }) {
  const { t } = useTranslation('checkout');
  if (prices.length < 2) return null;
  return (
    <chakra.section aria-labelledby="pay-plan" display="grid" gap="2.5">
      <chakra.h2 id="pay-plan" textStyle="sm" fontWeight="600">
        {t('parts.plan')}
      </chakra.h2>
      <PlanChoice prices={prices} isNarrow />
      <SmallPrint>{t('plan.note')}</SmallPrint>
    </chakra.section>
  );
}

import { useTranslation } from 'react-i18next';
import type { Checkout_BookingFragment } from '../../../../generated/graphql';
import { SmallPrint, Part, type PartState } from './Part';
import { PlanChoice } from './PlanChoice';

interface PlanPartProps {
  number: number;
  prices: Checkout_BookingFragment['planPrices'];
  state: PartState;
}

/** The part of the checkout with the choice of the guarantee plan. */
export function PlanPart({ number, prices, state }: PlanPartProps) {
  const { t } = useTranslation('checkout');
  return (
    <Part number={number} state={state} title={t('parts.plan')}>
      <PlanChoice prices={prices} />
      <SmallPrint>{t('plan.note')}</SmallPrint>
    </Part>
  );
}

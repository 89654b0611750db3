import { CARD_FIELDS } from '../../../ui/cards/card-values';
import type { CheckoutValues } from './checkout.schema';

/** The fields of a checkout, in the order of the page. */
export const FIELDS = [
  'goods',
  'declaredValue',
  'acceptsProhibitedGoodsRule',
  'message',
  'protectionPlan',
  ...CARD_FIELDS,
  'acceptsMandate',
  'acceptsTerms',
] as const satisfies readonly (keyof CheckoutValues)[];

/** The fields of the second part. */
export const GOODS_FIELDS = ['goods', 'declaredValue', 'acceptsProhibitedGoodsRule'] as const;

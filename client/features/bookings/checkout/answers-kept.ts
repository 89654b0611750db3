import type { ProtectionPlan } from '../../../generated/schema';
import type { CheckoutValues } from './checkout.schema';
import { emptyCard } from '../../../ui/cards/card-values';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';

/* Never the card, and never what somebody declares or accepts: that is said anew each time. */
type KeptAnswers = Pick<CheckoutValues, 'goods' | 'declaredValue' | 'message' | 'protectionPlan'>;

/** The empty form, with what was answered in this tab before a reload as far as the space and its plans still allow it; `cardId` is the saved card that is offered. */
export function firstValues(
  spaceId: string,
  allowedGoods: readonly string[],
  plans: readonly ProtectionPlan[],
  cardId: string,
): CheckoutValues {
  const kept = readJson<Partial<KeptAnswers>>(STORED.checkoutAnswers, spaceId) ?? {};
  return {
    goods: (kept.goods ?? []).filter((item) => allowedGoods.includes(item)),
    declaredValue: kept.declaredValue ?? null,
    acceptsProhibitedGoodsRule: false,
    message: kept.message ?? '',
    protectionPlan: plans.find((plan) => plan === kept.protectionPlan) ?? plans[0] ?? 'BASIC',
    ...emptyCard(cardId),
    acceptsMandate: false,
  };
}

/** Keeps the answers over a reload. */
export function keepAnswers(spaceId: string, { goods, declaredValue, message, protectionPlan }: CheckoutValues): void {
  const answers: KeptAnswers = { goods, declaredValue, message, protectionPlan };
  writeJson(STORED.checkoutAnswers, answers, spaceId);
}

/** Deletes the answers once the request is sent. */
export const deleteAnswers = (spaceId: string): void => writeJson(STORED.checkoutAnswers, null, spaceId);

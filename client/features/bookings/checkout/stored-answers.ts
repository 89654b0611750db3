import type { ProtectionPlan } from '../../../generated/schema';
import type { CheckoutValues } from './checkout.schema';
import { emptyCard } from '../../../ui/cards/card-values';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';

/* Never the card, and never what somebody declares or accepts: that is said anew each time. */
type StoredAnswers = Pick<CheckoutValues, 'goods' | 'declaredValue' | 'message' | 'protectionPlan'>;

/** What the renter stored with their latest request. */
export type LastGoods = Pick<StoredAnswers, 'goods' | 'declaredValue'>;

interface Known {
  readonly spaceId: string;
  readonly allowedGoods: readonly string[];
  readonly plans: readonly ProtectionPlan[];
  /** The saved card that is offered. */
  readonly cardId: string;
  readonly lastGoods: LastGoods | null;
  /** Whether the terms have a tick of their own. */
  readonly asksTerms: boolean;
}

/** The form with what was answered in this tab before a reload, else with the goods of the latest request, as far as the space and its plans allow it. */
export function firstValues({ spaceId, allowedGoods, plans, cardId, lastGoods, asksTerms }: Known): CheckoutValues {
  const stored = readJson<Partial<StoredAnswers>>(STORED.checkoutAnswers, spaceId) ?? {};
  return {
    goods: (stored.goods ?? lastGoods?.goods ?? []).filter((item) => allowedGoods.includes(item)),
    declaredValue: stored.declaredValue ?? lastGoods?.declaredValue ?? null,
    acceptsProhibitedGoodsRule: false,
    message: stored.message ?? '',
    protectionPlan: plans.find((plan) => plan === stored.protectionPlan) ?? plans[0] ?? 'BASIC',
    ...emptyCard(cardId),
    acceptsMandate: false,
    acceptsTerms: asksTerms ? false : undefined,
  };
}

/** Keeps the answers over a reload. */
export function storeAnswers(spaceId: string, { goods, declaredValue, message, protectionPlan }: CheckoutValues): void {
  const answers: StoredAnswers = { goods, declaredValue, message, protectionPlan };
  writeJson(STORED.checkoutAnswers, answers, spaceId);
}

/** Deletes the answers once the request is sent. */
export const deleteAnswers = (spaceId: string): void => writeJson(STORED.checkoutAnswers, null, spaceId);

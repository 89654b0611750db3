import type { ProtectionPlan } from '../../../generated/schema';
import type { CheckoutValues } from './checkout.schema';
import { emptyCard } from '../../../ui/cards/card-values';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';

/* Never the card, a declaration or an acceptance: those are given anew each time. */
type StoredAnswers = Pick<CheckoutValues, 'goods' | 'declaredValue' | 'message' | 'protectionPlan'>;

/** Goods and plan of the renter's latest request. */
export type LastGoods = Pick<StoredAnswers, 'goods' | 'declaredValue'>;

interface Known {
  readonly spaceId: string;
  readonly allowedGoods: readonly string[];
  readonly plans: readonly ProtectionPlan[];
  /** The preselected saved card. */
  readonly cardId: string;
  readonly lastGoods: LastGoods | null;
  /** Whether the terms have a checkbox of their own. */
  readonly asksTerms: boolean;
}

/**
 * The initial values: the answers of this tab before a reload, else the goods of the latest request, limited to what the space and its
 * plans allow.
 */
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

/** Stores the answers for a reload. */
export function storeAnswers(spaceId: string, { goods, declaredValue, message, protectionPlan }: CheckoutValues): void {
  const answers: StoredAnswers = { goods, declaredValue, message, protectionPlan };
  writeJson(STORED.checkoutAnswers, answers, spaceId);
}

/** Deletes the answers once the request is sent. */
export const deleteAnswers = (spaceId: string): void => writeJson(STORED.checkoutAnswers, null, spaceId);

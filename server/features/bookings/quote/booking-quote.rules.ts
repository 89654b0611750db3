import { depositOfHalfMonths, depositCents } from '../../spaces/fields/space-codes.js';
import type { CancellationPolicy } from '../../spaces/space.enums.js';
import { quoteStay, type StayQuote } from './booking.pricing.js';
import type { TermsSnapshot } from './booking-terms.js';
import type { ProtectionPlan, TermType } from '../booking.enums.js';

/** The booking columns that are recomputed when its dates or its guarantee plan change. */
export interface PricedStay {
  readonly from: string;
  readonly to: string;
  readonly termType: TermType;
  readonly protectionPlan: ProtectionPlan;
  readonly policy: CancellationPolicy;
  readonly today: string;
}

/** The terms' price of a stay. */
export function quoteByTerms(terms: TermsSnapshot, stay: PricedStay): StayQuote {
  return quoteStay({
    priceMonthCents: terms.priceMonthCents,
    discounts: terms.discounts,
    constants: terms.constants,
    policy: stay.policy,
    from: stay.from,
    to: stay.to,
    termType: stay.termType,
    protectionPlan: stay.protectionPlan,
    today: stay.today,
  });
}

/** The columns of a booking that a quote fills. */
export function pricesOf(quote: StayQuote) {
  return {
    rentCents: quote.rentCents,
    renterFeeCents: quote.renterFeeCents,
    protectionCents: quote.protectionCents,
    totalCents: quote.totalCents,
    commissionCents: quote.commissionCents,
    hostNetCents: quote.hostNetCents,
    charges: quote.lines,
  };
}

/** The space columns that a booking copies when it begins. */
export interface SpaceTerms {
  readonly priceMonthCents: number;
  readonly discount90Percent: number;
  readonly discount180Percent: number;
  readonly discount365Percent: number;
  readonly minDays: number;
  readonly availableFrom: string | null;
  readonly depositHalfMonths: number;
  readonly cancellationPolicy: CancellationPolicy;
  readonly isInstantBook: boolean;
}

/** The deposit of a space, in cents. */
export function depositOf(terms: Pick<SpaceTerms, 'depositHalfMonths' | 'priceMonthCents'>): number {
  return depositCents(depositOfHalfMonths(terms.depositHalfMonths), terms.priceMonthCents);
}

const BLOCK = 1_000_000;

/** A booking's reference from its number: the year and six digits that do not reveal how many came before. */
export function referenceOf(number: number, year: string): string {
  // 3^18 has no factor in common with a million: every number of a block gets different digits.
  const digits = (BigInt(number % BLOCK) * 387_420_489n + 271_828n) % BigInt(BLOCK);
  const block = Math.floor(number / BLOCK);
  return `HU-${year}-${block > 0 ? block : ''}${String(digits).padStart(6, '0')}`;
}

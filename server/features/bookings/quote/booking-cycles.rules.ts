import { chargeForRent, type Charge } from '../../spaces/pricing/space.pricing.js';
import { TermType, type ProtectionPlan } from '../booking.enums.js';
import { protectionCentsOf, type StayLine, type StayQuote } from './booking.pricing.js';
import type { TermsSnapshot } from './booking-terms.js';

/** The booking data that determine its months. */
export interface ChargedStay {
  readonly termType: TermType;
  readonly charges: readonly StayLine[];
  readonly protectionPlan: ProtectionPlan;
  readonly termsSnapshot: Pick<TermsSnapshot, 'constants'>;
}

/**
 * The charge of a whole month, for a stay paid by the month: a rolling one, or one of at least two whole months. Never the first one, whose
 * fee may have been raised to the booking's minimum.
 */
export function monthlyCharge({ termType, charges, protectionPlan, termsSnapshot }: ChargedStay): Charge | null {
  const whole = charges.filter(({ isWholeMonth }) => isWholeMonth);
  const last = whole.at(-1);
  if (!last || (termType !== TermType.ROLLING && whole.length < 2)) return null;
  const { constants } = termsSnapshot;
  const { rentCents, commissionCents, hostNetCents } = last;
  const protectionCents = protectionCentsOf(protectionPlan, constants);
  return { ...chargeForRent(rentCents, { constants, protectionCents }), commissionCents, hostNetCents };
}

/** The renter's price of each month after the first, for a quoted stay that is paid by the month; null for shorter ones. */
export function monthTotalOf(
  { termType, lines }: Pick<StayQuote, 'termType' | 'lines'>,
  protectionPlan: ProtectionPlan,
  termsSnapshot: ChargedStay['termsSnapshot'],
): number | null {
  return monthlyCharge({ termType, charges: lines, protectionPlan, termsSnapshot })?.totalCents ?? null;
}

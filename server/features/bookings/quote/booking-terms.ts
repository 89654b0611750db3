import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { Cents } from '../../../core/values/money.js';
import { CommissionKind, type HostCommission } from '../../spaces/pricing/commission.enums.js';
import { TaxName, type TaxRate } from '../../spaces/pricing/tax.enums.js';
import type { StayDiscounts } from './booking.pricing.js';

/** The terms when the booking began: later changes of the space or of our fees do not affect it. */
export interface TermsSnapshot {
  readonly priceMonthCents: Cents;
  readonly discounts: StayDiscounts;
  readonly minDays: number;
  readonly availableFrom: string | null;
  readonly isInstantBook: boolean;
  /** The time zone of its days. */
  readonly timeZone: string;
  /** The host rented out as a professional: the right of withdrawal covers the rent too. */
  readonly isHostTrader: boolean;
  readonly constants: PlatformConstants;
  /** The host's commission and its reason; older bookings derive it from their constants. */
  readonly commission?: HostCommission;
  /** The tax on our fee and commission where the space is; bookings from before tax zones have IVA. */
  readonly tax?: TaxRate;
  readonly quotedAt: string;
}

/** The tax in the booking's terms. */
export function taxOf({ tax, constants }: Pick<TermsSnapshot, 'tax' | 'constants'>): TaxRate {
  return tax ?? { name: TaxName.IVA, bps: constants.IVA_PLATFORM_BPS };
}

/** The commission in the booking's terms. */
export function commissionOf({
  commission,
  constants,
}: Pick<TermsSnapshot, 'commission' | 'constants'>): HostCommission {
  if (commission) return commission;
  const {
    HOST_COMMISSION_BPS: bps,
    HOST_COMMISSION_FIRST_BOOKING_BPS: launch,
    HOST_COMMISSION_PRO_BPS: pro,
  } = constants;
  const kind =
    bps === launch ? CommissionKind.LAUNCH : bps === pro ? CommissionKind.PROFESSIONAL : CommissionKind.USUAL;
  return { kind, bps };
}

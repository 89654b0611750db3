import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { Cents } from '../../../core/values/money.js';
import { ivaContained, percentBps } from '../../../core/values/money.js';

/** The parts of one charge, all amounts with IVA. */
export interface Charge {
  rentCents: Cents;
  renterFeeCents: Cents;
  protectionCents: Cents;
  /** IVA contained in the renter's fee. */
  ivaCents: Cents;
  /** What the renter pays. */
  totalCents: Cents;
  commissionCents: Cents;
  /** What the host gets. */
  hostNetCents: Cents;
}

/** The inputs of a charge besides its rent. */
export interface ChargeTerms {
  constants: PlatformConstants;
  protectionCents?: Cents;
  /** Fee added to reach the minimum of the whole booking. */
  feeTopUpCents?: Cents;
  /** The host's commission, if not the standard one. */
  commissionBps?: number;
}

/** The renter's fee on the rent of one cycle: a share with a maximum. The booking's minimum is added separately. */
export function cycleFeeCents(rentCents: Cents, constants: PlatformConstants): Cents {
  return Math.min(percentBps(rentCents, constants.RENTER_FEE_BPS), constants.RENTER_FEE_MAX_CENTS);
}

/** All amounts derived from a rent. Cards, quotes, charges and invoices all use this. */
export function chargeForRent(rentCents: Cents, terms: ChargeTerms): Charge {
  const { constants, protectionCents = 0, feeTopUpCents = 0, commissionBps = constants.HOST_COMMISSION_BPS } = terms;
  const renterFeeCents = cycleFeeCents(rentCents, constants) + feeTopUpCents;
  const commissionCents = percentBps(rentCents, commissionBps);
  return {
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents: ivaContained(renterFeeCents, constants.IVA_PLATFORM_BPS),
    totalCents: rentCents + renterFeeCents + protectionCents,
    commissionCents,
    hostNetCents: rentCents - commissionCents,
  };
}

/** The renter's price and the host's income of a booking of exactly one month: the amounts on cards and in the wizard. */
export function monthCharge(priceMonthCents: Cents, constants: PlatformConstants): Charge {
  const rentCents = Math.max(priceMonthCents, constants.MIN_BOOKING_TOTAL_CENTS);
  const feeTopUpCents = Math.max(0, constants.RENTER_FEE_MIN_CENTS - cycleFeeCents(rentCents, constants));
  return chargeForRent(rentCents, { constants, feeTopUpCents });
}

/** The displayed price: the renter's price of a month, fee and IVA included. Never less than a month really costs. */
export function allInMonthCents(priceMonthCents: Cents, constants: PlatformConstants): Cents {
  return monthCharge(priceMonthCents, constants).totalCents;
}

/** The host's income of a month. */
export function hostNetMonthCents(priceMonthCents: Cents, constants: PlatformConstants): Cents {
  return monthCharge(priceMonthCents, constants).hostNetCents;
}

/** The all-in monthly price per square metre, rounded to the cent. */
export function pricePerM2Cents(priceMonthCents: Cents, sizeM2: number, constants: PlatformConstants): Cents {
  return Math.round(allInMonthCents(priceMonthCents, constants) / sizeM2);
}

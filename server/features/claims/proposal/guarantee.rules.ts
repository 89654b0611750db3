import { sumCents, type Cents } from '../../../core/values/money.js';
import { ProtectionPlan } from '../../bookings/booking.enums.js';
import { ItemKind } from '../claim.enums.js';

/** The limits of a guarantee plan, cents. */
export interface GuaranteeLimits {
  readonly bookingCents: Cents;
  readonly objectCents: Cents;
  readonly waterCents: Cents;
  readonly excessCents: Cents;
}

/** The limits of each plan; water damage has a separate one. */
export const GUARANTEE_LIMITS: Readonly<Record<ProtectionPlan, GuaranteeLimits>> = {
  [ProtectionPlan.BASIC]: { bookingCents: 50_000, objectCents: 15_000, waterCents: 10_000, excessCents: 5_000 },
  [ProtectionPlan.PLUS]: { bookingCents: 200_000, objectCents: 40_000, waterCents: 40_000, excessCents: 7_500 },
  [ProtectionPlan.MAXIMA]: { bookingCents: 500_000, objectCents: 80_000, waterCents: 80_000, excessCents: 10_000 },
};

/** Up to this total, things are claimed with photos alone; above it each must be in an inventory signed by both sides. */
export const INVENTORY_NEEDED_ABOVE_CENTS = 30_000;
/** Art above this value is not covered. */
export const ART_MAX_CENTS = 50_000;

/** A claimed thing. */
export interface DamagedItem {
  readonly name: string;
  readonly kind: ItemKind;
  /** Its value. */
  readonly valueCents: Cents;
}

/** The computation of a payment by the guarantee, cents. */
export interface GuaranteeSum {
  /** The loss of covered things. */
  readonly coveredCents: Cents;
  /** The same within the limit per object. */
  readonly withinLimitCents: Cents;
  readonly excessCents: Cents;
  readonly payCents: Cents;
}

/** Whether the guarantee covers a thing at all. */
export function isCovered({ kind, valueCents }: DamagedItem): boolean {
  return kind === ItemKind.GENERAL || (kind === ItemKind.ART && valueCents <= ART_MAX_CENTS);
}

/**
 * What the guarantee pays: each thing up to the limit per object, less the excess once, up to the limit of water damage and to what earlier
 * claims left of the booking's limit.
 */
export function guaranteeSum(
  plan: ProtectionPlan,
  items: readonly DamagedItem[],
  { isWater, paidBeforeCents }: { readonly isWater: boolean; readonly paidBeforeCents: Cents },
): GuaranteeSum {
  const { bookingCents, objectCents, waterCents, excessCents } = GUARANTEE_LIMITS[plan];
  const covered = items.filter(isCovered).map(({ valueCents }) => valueCents);
  const withinLimitCents = sumCents(covered.map((cents) => Math.min(cents, objectCents)));
  const afterExcess = Math.max(0, withinLimitCents - excessCents);
  const left = Math.max(0, bookingCents - paidBeforeCents);
  return {
    coveredCents: sumCents(covered),
    withinLimitCents,
    excessCents: Math.min(excessCents, withinLimitCents),
    payCents: Math.min(afterExcess, isWater ? waterCents : afterExcess, left),
  };
}

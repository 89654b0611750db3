import { sumCents, type Cents } from '../../../core/values/money.js';
import { ProtectionPlan } from '../../bookings/booking-types.js';
import { ItemKind } from '../claim-types.js';

/** What a guarantee plan pays at most, cents. */
export interface GuaranteeLimits {
  readonly bookingCents: Cents;
  readonly objectCents: Cents;
  readonly waterCents: Cents;
  readonly excessCents: Cents;
}

/** The limits of each plan; water damage has one of its own. */
export const GUARANTEE_LIMITS: Readonly<Record<ProtectionPlan, GuaranteeLimits>> = {
  [ProtectionPlan.BASIC]: { bookingCents: 50_000, objectCents: 15_000, waterCents: 10_000, excessCents: 5_000 },
  [ProtectionPlan.PLUS]: { bookingCents: 200_000, objectCents: 40_000, waterCents: 40_000, excessCents: 7_500 },
  [ProtectionPlan.MAXIMA]: { bookingCents: 500_000, objectCents: 80_000, waterCents: 80_000, excessCents: 10_000 },
};

/** Up to this sum things are claimed with photos alone; above it each has to be in an inventory that both sides signed. */
export const INVENTORY_NEEDED_ABOVE_CENTS = 30_000;
/** Art above this value is not covered. */
const ART_MAX_CENTS = 50_000;

/** A thing of a claim. */
export interface DamagedItem {
  readonly name: string;
  readonly kind: ItemKind;
  /** What it was worth. */
  readonly valueCents: Cents;
}

/** How a payment of the guarantee was computed, cents. */
export interface GuaranteeSum {
  /** What was lost of things that are covered. */
  readonly coveredCents: Cents;
  /** The same within the limit of each object. */
  readonly withinLimitCents: Cents;
  readonly excessCents: Cents;
  readonly payCents: Cents;
}

/** Whether the guarantee covers a thing at all. */
export function isCovered({ kind, valueCents }: DamagedItem): boolean {
  return kind === ItemKind.GENERAL || (kind === ItemKind.ART && valueCents <= ART_MAX_CENTS);
}

/**
 * What the guarantee pays: each thing up to the object limit, less the excess once, up to the limit of water damage and
 * to what earlier claims left of the booking's limit.
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

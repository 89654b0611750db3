import { registerEnumType } from 'type-graphql';
import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { Cents } from '../../../core/values/money.js';
import { clampCents, wholeEuros } from '../../../core/values/money.js';
import { zoneBaseCents } from './price-zones.js';
import { AccessMode, Humidity, SpaceFeature, SpaceType } from '../space.enums.js';

/** Reasons for a higher or lower suggestion. */
export enum PriceReasonCode {
  AUTONOMOUS = 'autonomous',
  ACCESS_24H = 'access_24h',
  DRY = 'dry',
  EASY_LOADING = 'easy_loading',
  SECURITY = 'security',
  STAIRS = 'stairs',
  SCHEDULED = 'scheduled',
  SHARED = 'shared',
  DAMP = 'damp',
}

registerEnumType(PriceReasonCode, {
  name: 'PriceReasonCode',
  description: 'A reason for a higher or lower suggestion.',
  valuesConfig: {
    AUTONOMOUS: { description: 'Self-access.' },
    ACCESS_24H: { description: 'Access at any hour.' },
    DRY: { description: 'It is dry or heated.' },
    EASY_LOADING: { description: 'A vehicle door, or at street level.' },
    SECURITY: { description: 'A camera or an alarm.' },
    STAIRS: { description: 'Accessible by stairs only.' },
    SCHEDULED: { description: 'Access by appointment.' },
    SHARED: { description: 'Shared with others.' },
    DAMP: { description: 'It is damp.' },
  },
});

/** The space to suggest a price for. */
export interface SuggestionSubject {
  type: SpaceType;
  sizeM2: number;
  postalCode: string;
  features: readonly SpaceFeature[];
  accessMode: AccessMode | null;
  is24h: boolean;
  humidity: Humidity | null;
}

/** Another host's space of the same type, published or rented recently. */
export interface Comparable {
  sizeM2: number;
  priceMonthCents: Cents;
  distanceM: number;
  isSameCity: boolean;
}

/** One reason with its effect on the price, in percent. */
export interface PriceReason {
  code: PriceReasonCode;
  percent: number;
}

/** Number of comparables in a price bin, from `fromCents` up to the next five euros. */
export interface PriceBin {
  fromCents: Cents;
  count: number;
}

/** The suggestion; not binding. */
export interface Suggestion {
  suggestedCents: Cents;
  lowCents: Cents;
  highCents: Cents;
  /** A price below this, or above `farAboveCents`, is far from comparable prices. */
  farBelowCents: Cents;
  farAboveCents: Cents;
  comparableCount: number;
  /** The two strongest reasons. */
  reasons: PriceReason[];
  distribution: PriceBin[];
}

const TYPE_PERCENT: Readonly<Record<SpaceType, number>> = {
  [SpaceType.STORAGE]: 100,
  [SpaceType.ROOM]: 85,
  [SpaceType.SHOP]: 80,
  [SpaceType.OTHER]: 70,
  [SpaceType.GARAGE]: 65,
  [SpaceType.WAREHOUSE]: 55,
};
const RADII_M = [2000, 5000, 10_000] as const;
const ENOUGH_COMPARABLES = 5;
const SIZE_SPAN = { min: 0.5, max: 2 } as const;
/** Prices below half or above twice the suggestion get a hint; nothing is refused. */
const ADVICE_SPAN = { min: 0.5, max: 2 } as const;
const REASONS_SHOWN = 2;
const BIN_CENTS = 500;
/** At this distance a comparable has half the weight of one next door. */
const HALF_WEIGHT_M = 2000;

/** Suggests a monthly price: the model, moved towards the comparables the more of them there are. */
export function suggestPrice(
  subject: SuggestionSubject,
  candidates: readonly Comparable[],
  constants: PlatformConstants,
): Suggestion {
  const exponent = constants.SUGGESTION_SIZE_EXPONENT / 100;
  const comparables = chooseComparables(candidates, subject.sizeM2).map((comparable) => ({
    value: comparable.priceMonthCents * (subject.sizeM2 / comparable.sizeM2) ** exponent,
    weight: HALF_WEIGHT_M / (HALF_WEIGHT_M + comparable.distanceM),
  }));
  const reasons = priceReasons(subject);
  const model = modelCents(subject, reasons, constants);
  const share = comparables.length / (comparables.length + ENOUGH_COMPARABLES);
  const mixed = comparables.length > 0 ? share * weightedMedian(comparables) + (1 - share) * model : model;
  const suggestedCents = wholeEuros(clampCents(mixed, constants.SUGGESTION_MIN_CENTS, constants.MAX_PRICE_MONTH_CENTS));
  const span = constants.SUGGESTION_RANGE_PERCENT / 100;
  return {
    suggestedCents,
    lowCents: wholeEuros(Math.max(constants.MIN_PRICE_MONTH_CENTS, suggestedCents * (1 - span))),
    highCents: wholeEuros(Math.min(constants.MAX_PRICE_MONTH_CENTS, suggestedCents * (1 + span))),
    farBelowCents: suggestedCents * ADVICE_SPAN.min,
    farAboveCents: suggestedCents * ADVICE_SPAN.max,
    comparableCount: comparables.length,
    reasons: [...reasons].sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent)).slice(0, REASONS_SHOWN),
    distribution: distributionOf(comparables.map((comparable) => comparable.value)),
  };
}

/** Spaces of similar size, from the smallest circle that contains enough of them, else from the whole city. */
export function chooseComparables(candidates: readonly Comparable[], sizeM2: number): Comparable[] {
  const alike = candidates.filter(
    ({ sizeM2: other }) => other >= sizeM2 * SIZE_SPAN.min && other <= sizeM2 * SIZE_SPAN.max,
  );
  for (const radius of RADII_M) {
    const near = alike.filter((candidate) => candidate.distanceM <= radius);
    if (near.length >= ENOUGH_COMPARABLES) return near;
  }
  return alike.filter((candidate) => candidate.isSameCity || candidate.distanceM <= RADII_M[2]);
}

/** The features of a space that affect its price, with their effect. */
export function priceReasons({ features, accessMode, is24h, humidity }: SuggestionSubject): PriceReason[] {
  const hasAny = (...wanted: SpaceFeature[]): boolean => wanted.some((feature) => features.includes(feature));
  const hasLift = hasAny(SpaceFeature.LIFT, SpaceFeature.FREIGHT_LIFT);
  const table: readonly [PriceReasonCode, boolean, number][] = [
    [PriceReasonCode.AUTONOMOUS, accessMode === AccessMode.AUTONOMOUS, 8],
    [PriceReasonCode.ACCESS_24H, is24h, 5],
    [PriceReasonCode.DRY, hasAny(SpaceFeature.DRY, SpaceFeature.HEATED), 5],
    [PriceReasonCode.EASY_LOADING, hasAny(SpaceFeature.VEHICLE_DOOR, SpaceFeature.GROUND_FLOOR), 6],
    [PriceReasonCode.SECURITY, hasAny(SpaceFeature.CAMERA, SpaceFeature.ALARM), 5],
    [PriceReasonCode.STAIRS, hasAny(SpaceFeature.STAIRS_ONLY) && !hasLift, -8],
    [PriceReasonCode.SCHEDULED, accessMode === AccessMode.SCHEDULED, -5],
    [PriceReasonCode.SHARED, hasAny(SpaceFeature.SHARED), -20],
    [PriceReasonCode.DAMP, humidity === Humidity.SLIGHT || humidity === Humidity.VISIBLE, -15],
  ];
  return table.filter(([, applies]) => applies).map(([code, , percent]) => ({ code, percent }));
}

function modelCents(
  { postalCode, sizeM2, type }: SuggestionSubject,
  reasons: readonly PriceReason[],
  constants: PlatformConstants,
): number {
  const featureFactor = reasons.reduce((factor, reason) => factor * (1 + reason.percent / 100), 1);
  const size = sizeM2 ** (constants.SUGGESTION_SIZE_EXPONENT / 100);
  return zoneBaseCents(postalCode, constants) * size * (TYPE_PERCENT[type] / 100) * featureFactor;
}

/** The weighted median; the mean of two values when the weights meet between them. */
function weightedMedian(items: readonly { value: number; weight: number }[]): number {
  const sorted = [...items].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, item) => sum + item.weight, 0) / 2;
  let sum = 0;
  for (const [index, item] of sorted.entries()) {
    sum += item.weight;
    if (Math.abs(sum - half) < 1e-9) return (item.value + (sorted[index + 1] ?? item).value) / 2;
    if (sum > half) return item.value;
  }
  return sorted.at(-1)?.value ?? 0;
}

function distributionOf(values: readonly number[]): PriceBin[] {
  const counts = new Map<Cents, number>();
  for (const value of values) {
    const fromCents = Math.floor(value / BIN_CENTS) * BIN_CENTS;
    counts.set(fromCents, (counts.get(fromCents) ?? 0) + 1);
  }
  return [...counts].map(([fromCents, count]) => ({ fromCents, count })).sort((a, b) => a.fromCents - b.fromCents);
}

/** The topic of a constant. */
export const ConstantGroup = {
  TIMES: 'times',
  FEES: 'fees',
  CANCELLATION: 'cancellation',
  PAYOUTS: 'payouts',
  SUGGESTION: 'suggestion',
  ZONES: 'zones',
  CITIES: 'cities',
  FEATURES: 'features',
  FEATURED_HOSTS: 'featured_hosts',
} as const;
export type ConstantGroup = (typeof ConstantGroup)[keyof typeof ConstantGroup];

/** What the number of a constant counts; `yyyymmdd` is a day, 0 for none; `switch` is 1 for on, 0 for off. */
export const ConstantUnit = {
  MINUTE: 'minute',
  HOUR: 'hour',
  DAY: 'day',
  MONTH: 'month',
  CENT: 'cent',
  BPS: 'bps',
  PERCENT: 'percent',
  COUNT: 'count',
  HUNDREDTH: 'hundredth',
  YYYYMMDD: 'yyyymmdd',
  SWITCH: 'switch',
} as const;
export type ConstantUnit = (typeof ConstantUnit)[keyof typeof ConstantUnit];

/** One platform constant, as the table `platform_constants` is seeded with it. */
export interface PlatformConstant {
  readonly group: ConstantGroup;
  readonly value: number;
  readonly unit: ConstantUnit;
  readonly min: number;
  readonly max: number;
  /** Days ahead from which a change for the worse may apply, because those it concerns are notified of it (P2B, article 3); unset for none. */
  readonly noticeDays?: number;
  /** A lower value is the worse one for them; a higher one by default. */
  readonly isFallWorse?: true;
}

/**
 * Every amount, time and bound that people may tune (product decisions P1–P4, P12).
 * A change never touches bookings already requested: they carry a snapshot of their terms.
 */
export const platformConstants = {
  PAYMENT_TTL_MIN: { group: 'times', value: 15, unit: 'minute', min: 5, max: 60 },
  HOST_RESPONSE_HOURS: { group: 'times', value: 24, unit: 'hour', min: 1, max: 72 },
  HOST_RESPONSE_REMINDER_1_H: { group: 'times', value: 1, unit: 'hour', min: 1, max: 72 },
  HOST_RESPONSE_REMINDER_2_H: { group: 'times', value: 12, unit: 'hour', min: 1, max: 72 },
  HOST_RESPONSE_REMINDER_3_H: { group: 'times', value: 22, unit: 'hour', min: 1, max: 72 },
  // Card networks hold such an authorisation for at most 90 days; 60 leaves room for claims.
  CAPTURE_MAX_LEAD_DAYS: { group: 'times', value: 60, unit: 'day', min: 0, max: 80 },
  MAX_LEAD_DAYS: { group: 'times', value: 180, unit: 'day', min: 30, max: 365 },
  FIRST_CHARGE_BEFORE_START_DAYS: { group: 'times', value: 7, unit: 'day', min: 3, max: 30 },
  AUTO_ACTIVE_HOURS: { group: 'times', value: 24, unit: 'hour', min: 1, max: 72 },
  CLAIM_WINDOW_HOURS: { group: 'times', value: 48, unit: 'hour', min: 24, max: 168 },
  RENTER_NOTICE_DAYS: { group: 'times', value: 15, unit: 'day', min: 0, max: 60 },
  HOST_NOTICE_DAYS: { group: 'times', value: 30, unit: 'day', min: 15, max: 90 },
  CHANGE_ANSWER_HOURS: { group: 'times', value: 24, unit: 'hour', min: 1, max: 72 },
  MOVE_OUT_CONFIRM_HOURS: { group: 'times', value: 72, unit: 'hour', min: 24, max: 168 },
  RENEWAL_ASK_DAY: { group: 'times', value: 335, unit: 'day', min: 300, max: 360 },
  REVIEW_WINDOW_DAYS: { group: 'times', value: 14, unit: 'day', min: 7, max: 60 },
  MAX_OPEN_REQUESTS_PER_RENTER: { group: 'times', value: 3, unit: 'count', min: 1, max: 20 },
  MAX_UNPAID_HOLDS_PER_SPACE: { group: 'times', value: 5, unit: 'count', min: 1, max: 20 },
  UNPAID_HOLD_WINDOW_HOURS: { group: 'times', value: 24, unit: 'hour', min: 1, max: 168 },
  MAX_UNANSWERED_REQUESTS_PER_SPACE: { group: 'times', value: 2, unit: 'count', min: 1, max: 20 },
  UNANSWERED_REQUEST_WINDOW_DAYS: { group: 'times', value: 7, unit: 'day', min: 1, max: 30 },
  MAX_STAY_MONTHS: { group: 'times', value: 12, unit: 'month', min: 1, max: 12 },

  RENTER_FEE_BPS: { group: 'fees', value: 1000, unit: 'bps', min: 0, max: 3000 },
  RENTER_FEE_MIN_CENTS: { group: 'fees', value: 250, unit: 'cent', min: 0, max: 2000 },
  RENTER_FEE_MAX_CENTS: { group: 'fees', value: 4000, unit: 'cent', min: 1000, max: 50_000 },
  HOST_COMMISSION_BPS: { group: 'fees', value: 500, unit: 'bps', min: 0, max: 3000 },
  HOST_COMMISSION_FIRST_BOOKING_BPS: { group: 'fees', value: 0, unit: 'bps', min: 0, max: 3000 },
  HOST_COMMISSION_PRO_BPS: { group: 'fees', value: 800, unit: 'bps', min: 0, max: 3000, noticeDays: 15 },
  HOST_PRO_ABOVE_SPACES: {
    group: 'fees',
    value: 5,
    unit: 'count',
    min: 1,
    max: 1000,
    noticeDays: 15,
    isFallWorse: true,
  },
  // The last day of the launch offer; 0 while none runs.
  LAUNCH_OFFER_UNTIL: { group: 'fees', value: 0, unit: 'yyyymmdd', min: 0, max: 20_991_231 },
  IVA_PLATFORM_BPS: { group: 'fees', value: 2100, unit: 'bps', min: 0, max: 3000 },
  PROTECTION_BASIC_CENTS: { group: 'fees', value: 0, unit: 'cent', min: 0, max: 5000 },
  PROTECTION_PLUS_CENTS: { group: 'fees', value: 499, unit: 'cent', min: 0, max: 5000 },
  PROTECTION_MAXIMA_CENTS: { group: 'fees', value: 999, unit: 'cent', min: 0, max: 5000 },
  HOST_CANCEL_FEE_CENTS: { group: 'fees', value: 5000, unit: 'cent', min: 0, max: 20_000 },
  HOST_NO_NOTICE_FEE_CENTS: { group: 'fees', value: 6000, unit: 'cent', min: 0, max: 20_000 },
  // None: a penalty out of proportion would be void under consumer law.
  LATE_FEE_CENTS: { group: 'fees', value: 0, unit: 'cent', min: 0, max: 1000 },
  MIN_PRICE_MONTH_CENTS: { group: 'fees', value: 1000, unit: 'cent', min: 500, max: 10_000 },
  MAX_PRICE_MONTH_CENTS: { group: 'fees', value: 300_000, unit: 'cent', min: 10_000, max: 1_000_000 },
  MIN_BOOKING_TOTAL_CENTS: { group: 'fees', value: 1000, unit: 'cent', min: 0, max: 5000 },
  MAX_DISCOUNT_PERCENT: { group: 'fees', value: 30, unit: 'percent', min: 0, max: 50 },

  COOLING_OFF_HOURS: { group: 'cancellation', value: 24, unit: 'hour', min: 1, max: 72 },
  COOLING_OFF_MIN_LEAD_HOURS: { group: 'cancellation', value: 48, unit: 'hour', min: 24, max: 168 },
  FLEXIBLE_FREE_HOURS: { group: 'cancellation', value: 24, unit: 'hour', min: 1, max: 168 },
  FLEXIBLE_LATE_FEE_CENTS: { group: 'cancellation', value: 2500, unit: 'cent', min: 0, max: 10_000 },
  MODERATE_FREE_DAYS: { group: 'cancellation', value: 7, unit: 'day', min: 2, max: 30 },
  MODERATE_NOTHING_HOURS: { group: 'cancellation', value: 24, unit: 'hour', min: 1, max: 48 },
  STRICT_FREE_DAYS: { group: 'cancellation', value: 30, unit: 'day', min: 8, max: 90 },
  STRICT_NOTHING_DAYS: { group: 'cancellation', value: 7, unit: 'day', min: 1, max: 29 },
  WITHDRAWAL_DAYS: { group: 'cancellation', value: 14, unit: 'day', min: 14, max: 30 },
  PARTIAL_REFUND_PERCENT: { group: 'cancellation', value: 50, unit: 'percent', min: 0, max: 100 },

  EARNING_DELAY_DAYS: { group: 'payouts', value: 3, unit: 'day', min: 0, max: 14 },
  NEW_HOST_CYCLES: { group: 'payouts', value: 3, unit: 'count', min: 0, max: 12 },
  PAYOUT_MIN_CENTS: { group: 'payouts', value: 1000, unit: 'cent', min: 0, max: 10_000 },
  HOST_CANCEL_CREDIT_BPS: { group: 'payouts', value: 1000, unit: 'bps', min: 0, max: 3000 },
  HOST_CANCEL_CREDIT_MAX_CENTS: { group: 'payouts', value: 2500, unit: 'cent', min: 0, max: 10_000 },

  SUGGESTION_MIN_CENTS: { group: 'suggestion', value: 2500, unit: 'cent', min: 1000, max: 10_000 },
  SUGGESTION_RANGE_PERCENT: { group: 'suggestion', value: 15, unit: 'percent', min: 5, max: 50 },
  SUGGESTION_SIZE_EXPONENT: { group: 'suggestion', value: 78, unit: 'hundredth', min: 50, max: 100 },

  // Monthly price per square metre that the price suggestion starts from; zones are in `price-zones.ts`.
  ZONE_BARCELONA_CENTS: { group: 'zones', value: 2600, unit: 'cent', min: 300, max: 10_000 },
  ZONE_MADRID_CENTS: { group: 'zones', value: 2400, unit: 'cent', min: 300, max: 10_000 },
  ZONE_PALMA_CENTS: { group: 'zones', value: 2200, unit: 'cent', min: 300, max: 10_000 },
  ZONE_BILBAO_CENTS: { group: 'zones', value: 2000, unit: 'cent', min: 300, max: 10_000 },
  ZONE_MALAGA_CENTS: { group: 'zones', value: 2000, unit: 'cent', min: 300, max: 10_000 },
  ZONE_VALENCIA_CENTS: { group: 'zones', value: 1800, unit: 'cent', min: 300, max: 10_000 },
  ZONE_SEVILLA_CENTS: { group: 'zones', value: 1700, unit: 'cent', min: 300, max: 10_000 },
  ZONE_ZARAGOZA_CENTS: { group: 'zones', value: 1600, unit: 'cent', min: 300, max: 10_000 },
  ZONE_CAPITALS_CENTS: { group: 'zones', value: 1400, unit: 'cent', min: 300, max: 10_000 },
  ZONE_OTHERS_CENTS: { group: 'zones', value: 1100, unit: 'cent', min: 300, max: 10_000 },

  // A city opens once it has this many spaces and its switch is on; until then it is "coming soon".
  CITY_ENOUGH_SPACES: { group: 'cities', value: 10, unit: 'count', min: 1, max: 500 },
  CITY_MADRID: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_BARCELONA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_VALENCIA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_SEVILLA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_ZARAGOZA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_MALAGA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_MURCIA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_PALMA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_BILBAO: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },
  CITY_GRANADA: { group: 'cities', value: 1, unit: 'switch', min: 0, max: 1 },

  // Features that can be switched off; what was agreed before keeps working.
  OFFERS_INSTANT_BOOKING: { group: 'features', value: 1, unit: 'switch', min: 0, max: 1 },
  OFFERS_PAID_PLANS: { group: 'features', value: 1, unit: 'switch', min: 0, max: 1 },
  OFFERS_WAITING_LIST: { group: 'features', value: 1, unit: 'switch', min: 0, max: 1 },
  OFFERS_PUSH: { group: 'features', value: 1, unit: 'switch', min: 0, max: 1 },
  OFFERS_TRANSLATION: { group: 'features', value: 1, unit: 'switch', min: 0, max: 1 },
  FEATURED_HOST_STAYS: { group: 'featured_hosts', value: 5, unit: 'count', min: 1, max: 50 },
  FEATURED_HOST_RENTED_DAYS: { group: 'featured_hosts', value: 180, unit: 'day', min: 30, max: 365 },
  FEATURED_HOST_REVIEWS: { group: 'featured_hosts', value: 5, unit: 'count', min: 1, max: 50 },
  // Stars: 470 are 4.7.
  FEATURED_HOST_RATING: { group: 'featured_hosts', value: 470, unit: 'hundredth', min: 300, max: 500 },
  FEATURED_HOST_RESPONSE_PERCENT: { group: 'featured_hosts', value: 90, unit: 'percent', min: 0, max: 100 },
  FEATURED_HOST_CANCELLED_BPS: { group: 'featured_hosts', value: 100, unit: 'bps', min: 0, max: 2000 },
} as const satisfies Record<string, PlatformConstant>;

/** Pairs of constants whose first must not exceed the second. */
export const orderedConstants: readonly (readonly [PlatformConstantKey, PlatformConstantKey])[] = [
  ['HOST_RESPONSE_REMINDER_1_H', 'HOST_RESPONSE_REMINDER_2_H'],
  ['HOST_RESPONSE_REMINDER_2_H', 'HOST_RESPONSE_REMINDER_3_H'],
  ['HOST_RESPONSE_REMINDER_3_H', 'HOST_RESPONSE_HOURS'],
  ['RENTER_FEE_MIN_CENTS', 'RENTER_FEE_MAX_CENTS'],
  ['PROTECTION_BASIC_CENTS', 'PROTECTION_PLUS_CENTS'],
  ['PROTECTION_PLUS_CENTS', 'PROTECTION_MAXIMA_CENTS'],
  ['MIN_PRICE_MONTH_CENTS', 'MAX_PRICE_MONTH_CENTS'],
  ['STRICT_NOTHING_DAYS', 'STRICT_FREE_DAYS'],
];

/** The name of a platform constant. */
export type PlatformConstantKey = keyof typeof platformConstants;

/** The days of notice that a change for the worse takes; null for none. */
export const noticeDaysOf = (key: PlatformConstantKey): number | null =>
  (platformConstants[key] as PlatformConstant).noticeDays ?? null;

/** Whether a value is worse than the one before it for those whom the notice protects. */
export const isWorse = (key: PlatformConstantKey, value: number, before: number): boolean =>
  (platformConstants[key] as PlatformConstant).isFallWorse ? value < before : value > before;

/** All constants by name, with their current values. */
export type PlatformConstants = Readonly<Record<PlatformConstantKey, number>>;

/** The constants that switch a feature or a city on. */
export type FeatureSwitch = {
  [Key in PlatformConstantKey]: (typeof platformConstants)[Key]['unit'] extends 'switch' ? Key : never;
}[PlatformConstantKey];

/** Whether a feature is on; terms of bookings made before the switch existed count as on. */
export const isOn = (constants: Partial<Pick<PlatformConstants, FeatureSwitch>>, feature: FeatureSwitch): boolean =>
  constants[feature] !== 0;

/** The names, in the table's order. */
export const platformConstantKeys = Object.keys(platformConstants) as PlatformConstantKey[];

/** The values a new installation begins with. */
export const defaultConstants: PlatformConstants = withOverrides([]);

/**
 * The constants with the rows of the database in place of the defaults; a value out of bounds is refused. Unknown rows are ignored, because
 * during a rollout the old version reads constants of the new one.
 */
export function constantsFromRows(rows: Iterable<{ key: string; value: number | string }>): PlatformConstants {
  const overrides: [PlatformConstantKey, number][] = [];
  for (const { key, value } of rows) {
    if (!isPlatformConstantKey(key)) continue;
    const { min, max } = platformConstants[key];
    const number = Number(value);
    if (!(number >= min && number <= max)) throw new RangeError(`${key} must be between ${min} and ${max}`);
    overrides.push([key, number]);
  }
  return withOverrides(overrides);
}

/** Whether the name is a platform constant. */
export function isPlatformConstantKey(key: string): key is PlatformConstantKey {
  return Object.hasOwn(platformConstants, key);
}

function withOverrides(overrides: readonly [PlatformConstantKey, number][]): PlatformConstants {
  const defaults = platformConstantKeys.map((key) => [key, platformConstants[key].value] as const);
  return Object.freeze(Object.fromEntries([...defaults, ...overrides]) as Record<PlatformConstantKey, number>);
}

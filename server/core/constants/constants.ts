/** One platform constant: what the table `platform_constants` is seeded with. */
export interface PlatformConstant {
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'cent' | 'bps' | 'percent' | 'count' | 'hundredth' | 'yyyymmdd';
  readonly min: number;
  readonly max: number;
}

/**
 * Every amount, time and bound that people may tune (product decisions P1–P4, P12).
 * A change never touches bookings already requested: they carry a snapshot of their terms.
 */
export const platformConstants = {
  // Times of the booking table
  PAYMENT_TTL_MIN: { value: 15, unit: 'minute', min: 5, max: 60 },
  HOST_RESPONSE_HOURS: { value: 24, unit: 'hour', min: 1, max: 72 },
  HOST_RESPONSE_REMINDER_1_H: { value: 1, unit: 'hour', min: 1, max: 72 },
  HOST_RESPONSE_REMINDER_2_H: { value: 12, unit: 'hour', min: 1, max: 72 },
  HOST_RESPONSE_REMINDER_3_H: { value: 22, unit: 'hour', min: 1, max: 72 },
  // Card networks hold an authorisation of this kind for at most 90 days; 60 leaves room for claims.
  CAPTURE_MAX_LEAD_DAYS: { value: 60, unit: 'day', min: 0, max: 80 },
  MAX_LEAD_DAYS: { value: 180, unit: 'day', min: 30, max: 365 },
  FIRST_CHARGE_BEFORE_START_DAYS: { value: 7, unit: 'day', min: 3, max: 30 },
  AUTO_ACTIVE_HOURS: { value: 24, unit: 'hour', min: 1, max: 72 },
  CLAIM_WINDOW_HOURS: { value: 48, unit: 'hour', min: 24, max: 168 },
  RENTER_NOTICE_DAYS: { value: 15, unit: 'day', min: 0, max: 60 },
  HOST_NOTICE_DAYS: { value: 30, unit: 'day', min: 15, max: 90 },
  CHANGE_ANSWER_HOURS: { value: 24, unit: 'hour', min: 1, max: 72 },
  MOVE_OUT_CONFIRM_HOURS: { value: 72, unit: 'hour', min: 24, max: 168 },
  RENEWAL_ASK_DAY: { value: 335, unit: 'day', min: 300, max: 360 },
  REVIEW_WINDOW_DAYS: { value: 14, unit: 'day', min: 7, max: 60 },
  MAX_OPEN_REQUESTS_PER_RENTER: { value: 3, unit: 'count', min: 1, max: 20 },
  MAX_UNPAID_HOLDS_PER_SPACE: { value: 5, unit: 'count', min: 1, max: 20 },
  UNPAID_HOLD_WINDOW_HOURS: { value: 24, unit: 'hour', min: 1, max: 168 },
  MAX_UNANSWERED_REQUESTS_PER_SPACE: { value: 2, unit: 'count', min: 1, max: 20 },
  UNANSWERED_REQUEST_WINDOW_DAYS: { value: 7, unit: 'day', min: 1, max: 30 },
  MAX_STAY_MONTHS: { value: 12, unit: 'month', min: 1, max: 12 },

  // Fees
  RENTER_FEE_BPS: { value: 1000, unit: 'bps', min: 0, max: 3000 },
  RENTER_FEE_MIN_CENTS: { value: 250, unit: 'cent', min: 0, max: 2000 },
  RENTER_FEE_MAX_CENTS: { value: 4000, unit: 'cent', min: 1000, max: 50_000 },
  HOST_COMMISSION_BPS: { value: 500, unit: 'bps', min: 0, max: 3000 },
  HOST_COMMISSION_FIRST_BOOKING_BPS: { value: 0, unit: 'bps', min: 0, max: 3000 },
  HOST_COMMISSION_PRO_BPS: { value: 800, unit: 'bps', min: 0, max: 3000 },
  HOST_PRO_ABOVE_SPACES: { value: 5, unit: 'count', min: 1, max: 1000 },
  // The last day of the launch offer; 0 while none runs.
  LAUNCH_OFFER_UNTIL: { value: 0, unit: 'yyyymmdd', min: 0, max: 20_991_231 },
  IVA_PLATFORM_BPS: { value: 2100, unit: 'bps', min: 0, max: 3000 },
  PROTECTION_BASIC_CENTS: { value: 0, unit: 'cent', min: 0, max: 5000 },
  PROTECTION_PLUS_CENTS: { value: 499, unit: 'cent', min: 0, max: 5000 },
  PROTECTION_MAXIMA_CENTS: { value: 999, unit: 'cent', min: 0, max: 5000 },
  HOST_CANCEL_FEE_CENTS: { value: 5000, unit: 'cent', min: 0, max: 20_000 },
  // None: a penalty out of proportion would be void under consumer law.
  LATE_FEE_CENTS: { value: 0, unit: 'cent', min: 0, max: 1000 },
  MIN_PRICE_MONTH_CENTS: { value: 1000, unit: 'cent', min: 500, max: 10_000 },
  MAX_PRICE_MONTH_CENTS: { value: 300_000, unit: 'cent', min: 10_000, max: 1_000_000 },
  MIN_BOOKING_TOTAL_CENTS: { value: 1000, unit: 'cent', min: 0, max: 5000 },
  MAX_DISCOUNT_PERCENT: { value: 30, unit: 'percent', min: 0, max: 50 },

  // Cancellation
  COOLING_OFF_HOURS: { value: 24, unit: 'hour', min: 1, max: 72 },
  COOLING_OFF_MIN_LEAD_HOURS: { value: 48, unit: 'hour', min: 24, max: 168 },
  FLEXIBLE_FREE_HOURS: { value: 24, unit: 'hour', min: 1, max: 168 },
  FLEXIBLE_LATE_FEE_CENTS: { value: 2500, unit: 'cent', min: 0, max: 10_000 },
  MODERATE_FREE_DAYS: { value: 7, unit: 'day', min: 2, max: 30 },
  MODERATE_NOTHING_HOURS: { value: 24, unit: 'hour', min: 1, max: 48 },
  STRICT_FREE_DAYS: { value: 30, unit: 'day', min: 8, max: 90 },
  STRICT_NOTHING_DAYS: { value: 7, unit: 'day', min: 1, max: 29 },
  WITHDRAWAL_DAYS: { value: 14, unit: 'day', min: 14, max: 30 },
  PARTIAL_REFUND_PERCENT: { value: 50, unit: 'percent', min: 0, max: 100 },

  // Pay-outs
  EARNING_DELAY_DAYS: { value: 3, unit: 'day', min: 0, max: 14 },
  NEW_HOST_CYCLES: { value: 3, unit: 'count', min: 0, max: 12 },
  PAYOUT_MIN_CENTS: { value: 1000, unit: 'cent', min: 0, max: 10_000 },
  HOST_CANCEL_CREDIT_BPS: { value: 1000, unit: 'bps', min: 0, max: 3000 },
  HOST_CANCEL_CREDIT_MAX_CENTS: { value: 2500, unit: 'cent', min: 0, max: 10_000 },

  // Price suggestion
  SUGGESTION_MIN_CENTS: { value: 2500, unit: 'cent', min: 1000, max: 10_000 },
  SUGGESTION_RANGE_PERCENT: { value: 15, unit: 'percent', min: 5, max: 50 },
  SUGGESTION_SIZE_EXPONENT: { value: 78, unit: 'hundredth', min: 50, max: 100 },
} as const satisfies Record<string, PlatformConstant>;

/** The name of a platform constant. */
export type PlatformConstantKey = keyof typeof platformConstants;

/** All constants by name, as they are now. */
export type PlatformConstants = Readonly<Record<PlatformConstantKey, number>>;

/** The names, in the table's order. */
export const platformConstantKeys = Object.keys(platformConstants) as PlatformConstantKey[];

/** The values a new installation begins with. */
export const defaultConstants: PlatformConstants = withOverrides([]);

/**
 * The constants with the rows of the database in place of the defaults; a value out of bounds is refused.
 * Unknown rows are passed over: while a new version is rolled out, the old one sees constants that it does not know.
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

/** Whether the name is one of ours. */
export function isPlatformConstantKey(key: string): key is PlatformConstantKey {
  return Object.hasOwn(platformConstants, key);
}

function withOverrides(overrides: readonly [PlatformConstantKey, number][]): PlatformConstants {
  const defaults = platformConstantKeys.map((key) => [key, platformConstants[key].value] as const);
  return Object.freeze(Object.fromEntries([...defaults, ...overrides]) as Record<PlatformConstantKey, number>);
}

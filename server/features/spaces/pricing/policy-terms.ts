import type { PlatformConstants } from '../../../core/constants/constants.js';
import { CancellationPolicy } from '../space.enums.js';
import type { PolicyTerms } from './policy-terms.types.js';

const NONE = {
  freeHours: null,
  freeDays: null,
  keptCents: null,
  refundPercent: null,
  nothingHours: null,
  nothingDays: null,
};

/** The minimum stay under the strict policy, days. */
export const STRICT_MIN_STAY_DAYS = 30;

/** The terms of a cancellation policy, as refunds are computed by them. */
export function policyTermsOf(policy: CancellationPolicy, constants: PlatformConstants): PolicyTerms {
  const refundPercent = constants.PARTIAL_REFUND_PERCENT;
  const common = { ...NONE, policy, withdrawalDays: constants.WITHDRAWAL_DAYS };
  switch (policy) {
    case CancellationPolicy.FLEXIBLE:
      return {
        ...common,
        freeHours: constants.FLEXIBLE_FREE_HOURS,
        keptCents: constants.FLEXIBLE_LATE_FEE_CENTS,
      };
    case CancellationPolicy.MODERATE:
      return {
        ...common,
        freeDays: constants.MODERATE_FREE_DAYS,
        refundPercent,
        nothingHours: constants.MODERATE_NOTHING_HOURS,
      };
    case CancellationPolicy.STRICT:
      return {
        ...common,
        freeDays: constants.STRICT_FREE_DAYS,
        refundPercent,
        nothingDays: constants.STRICT_NOTHING_DAYS,
      };
  }
}

/** Those of every policy, from the mildest. */
export const allPolicyTerms = (constants: PlatformConstants): PolicyTerms[] =>
  Object.values(CancellationPolicy).map((policy) => policyTermsOf(policy, constants));

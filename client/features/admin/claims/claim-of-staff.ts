import type { StaffClaimCase_ClaimFragment } from '../../../generated/graphql';

/** A claim with its staff-only data. */
export type ClaimOfStaff = StaffClaimCase_ClaimFragment & {
  readonly staffRecord: NonNullable<StaffClaimCase_ClaimFragment['staffRecord']>;
};

/** The amount of a closed claim that is still to be paid or charged. */
export const MONEY_ACTS = ['SETTLE_GUARANTEE', 'RETRY_DEPOSIT'] as const;

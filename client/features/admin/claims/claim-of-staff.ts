import type { StaffClaimCase_ClaimFragment } from '../../../generated/graphql';

/** A claim with what only the staff see of it. */
export type ClaimOfStaff = StaffClaimCase_ClaimFragment & {
  readonly staffRecord: NonNullable<StaffClaimCase_ClaimFragment['staffRecord']>;
};

/** What is left to do about the money once a claim is closed. */
export const MONEY_ACTS = ['SETTLE_GUARANTEE', 'RETRY_DEPOSIT'] as const;

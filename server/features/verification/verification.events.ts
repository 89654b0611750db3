/** What happens to verifications, for others to react to. */
export const VerificationEventType = {
  SUBMITTED: 'verification.submitted',
  APPROVED: 'verification.approved',
  REJECTED: 'verification.rejected',
  EXPIRED: 'verification.expired',
} as const;

export type VerificationEventName = (typeof VerificationEventType)[keyof typeof VerificationEventType];

/** Ids and facts; what stands in documents is in none of them. */
export interface VerificationEventPayload {
  readonly verificationId: string;
  readonly userId: string;
  readonly kind: string;
  readonly spaceId: string | null;
  readonly reason: string | null;
  readonly [fact: string]: string | null;
}

/** Event types of verifications. */
export const VerificationEventType = {
  SUBMITTED: 'verification.submitted',
  CALL_BOOKED: 'verification.call_booked',
  APPROVED: 'verification.approved',
  REJECTED: 'verification.rejected',
  EXPIRED: 'verification.expired',
} as const;

export type VerificationEventName = (typeof VerificationEventType)[keyof typeof VerificationEventType];

/** Carries no data read from documents. */
export interface VerificationEventPayload {
  readonly verificationId: string;
  readonly userId: string;
  readonly kind: string;
  readonly spaceId: string | null;
  readonly reason: string | null;
  readonly [key: string]: string | null;
}

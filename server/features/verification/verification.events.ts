/** Event types of verifications. */
export const VerificationEventType = {
  SUBMITTED: 'verification.submitted',
  CALL_BOOKED: 'verification.call_booked',
  CALL_MOVED: 'verification.call_moved',
  CALL_CANCELLED: 'verification.call_cancelled',
  CALL_GIVEN_UP: 'verification.call_given_up',
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

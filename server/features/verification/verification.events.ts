/** Event types of verifications. */
export const VerificationEventType = {
  SUBMITTED: 'verification.submitted',
  CALL_BOOKED: 'verification.call_booked',
  APPROVED: 'verification.approved',
  REJECTED: 'verification.rejected',
  EXPIRED: 'verification.expired',
} as const;

/** Event types of video calls; booking one moves its verification, so its type is in the list above. */
export const CallEventType = {
  MOVED: 'verification.call_moved',
  CANCELLED: 'verification.call_cancelled',
  GIVEN_UP: 'verification.call_given_up',
} as const;

export type VerificationEventName = (typeof VerificationEventType)[keyof typeof VerificationEventType];

/** Contains no data read from documents. */
export interface VerificationEventPayload {
  readonly verificationId: string;
  readonly userId: string;
  readonly kind: string;
  readonly spaceId: string | null;
  readonly reason: string | null;
  readonly [key: string]: string | null;
}

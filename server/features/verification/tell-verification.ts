import type { RejectReason } from './verification-codes.js';
import type { VerificationEventPayload } from './verification.events.js';
import type { Verification } from './verification.types.js';

/** What an event tells of a verification. */
export function eventPayload({ id, userId, kind, spaceId }: Pick<Verification, 'id' | 'userId' | 'kind' | 'spaceId'>, reason: RejectReason | null = null): VerificationEventPayload {
  return { verificationId: id, userId, kind, spaceId, reason };
}

import type { RejectReason } from './verification.enums.js';
import type { VerificationEventPayload } from './verification.events.js';
import type { Verification } from './verification.entity.js';

/** The payload of an event about a verification. */
export function toEventPayload(
  { id, userId, kind, spaceId }: Pick<Verification, 'id' | 'userId' | 'kind' | 'spaceId'>,
  reason: RejectReason | null = null,
): VerificationEventPayload {
  return { verificationId: id, userId, kind, spaceId, reason };
}

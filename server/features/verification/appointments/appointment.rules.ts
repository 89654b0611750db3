import { RejectReason, VerificationKind, VerificationStatus } from '../verification-codes.js';
import type { Verification } from '../verification.entity.js';

/** A time is not offered or taken later than this before it begins. */
export const MIN_LEAD_MS = 3_600_000;
/** Nor is one offered that lies further ahead. */
export const MAX_LEAD_DAYS = 60;

const UNREADABLE: readonly RejectReason[] = [
  RejectReason.BLURRED,
  RejectReason.CROPPED,
  RejectReason.UNSUPPORTED,
  RejectReason.MISSED_APPOINTMENT,
];

/** Whether a call may stand in for pictures: those that were sent could not be read. What was read of the document is still there. */
export function mayMeet({
  kind,
  status,
  rejectReason,
  filesDeletedAt,
}: Pick<Verification, 'kind' | 'status' | 'rejectReason' | 'filesDeletedAt'>): boolean {
  return (
    kind === VerificationKind.IDENTITY &&
    status === VerificationStatus.REJECTED &&
    rejectReason !== null &&
    UNREADABLE.includes(rejectReason) &&
    filesDeletedAt === null
  );
}

/** Whether a text is an address that a browser opens safely. */
export function isCallLink(link: string): boolean {
  return link.length <= 300 && URL.canParse(link) && new URL(link).protocol === 'https:';
}

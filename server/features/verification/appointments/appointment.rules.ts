import { HOUR_MS } from '../../../core/values/durations.js';
import { RejectReason, VerificationKind, VerificationStatus } from '../verification.enums.js';
import type { Verification } from '../verification.entity.js';

/** The minimum notice for offering or booking a call. */
export const MIN_LEAD_MS = HOUR_MS;
/** The maximum notice. */
export const MAX_LEAD_DAYS = 60;

const UNREADABLE: readonly RejectReason[] = [
  RejectReason.BLURRED,
  RejectReason.CROPPED,
  RejectReason.UNSUPPORTED,
  RejectReason.MISSED_APPOINTMENT,
];

/** Whether a call may replace documents: the submitted ones were unreadable. Requires the entered document data to be still stored. */
export function canReplaceDocuments({
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

/** Whether a text is a URL that a browser can open safely. */
export function isCallLink(link: string): boolean {
  return link.length <= 300 && URL.canParse(link) && new URL(link).protocol === 'https:';
}

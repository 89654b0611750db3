import type { UserReportReason } from '../schema';

export const UserReportReasonValues = [
  'ABUSE',
  'DISCRIMINATION',
  'FRAUD',
  'ILLEGAL',
  'IMPERSONATION',
  'OTHER',
] as const satisfies readonly UserReportReason[];
import type { SpaceReportReason } from '../schema';

export const SpaceReportReasonValues = [
  'DANGEROUS',
  'FRAUD',
  'ILLEGAL',
  'MISLEADING',
  'OTHER',
  'PERSONAL_DATA',
  'PHOTOS',
  'PROHIBITED_GOODS',
] as const satisfies readonly SpaceReportReason[];
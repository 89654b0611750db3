import type { NoticeReason } from '../schema';

export const NoticeReasonValues = [
  'BREACH',
  'FOUND_ANOTHER',
  'MOVING',
  'NOT_NEEDED',
  'OTHER',
  'OWN_USE',
  'SALE',
  'WORKS',
] as const satisfies readonly NoticeReason[];
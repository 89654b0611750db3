import type { BlockReason } from '../schema';

export const BlockReasonValues = [
  'AWAY',
  'OTHER',
  'OWN_USE',
  'WORKS',
] as const satisfies readonly BlockReason[];
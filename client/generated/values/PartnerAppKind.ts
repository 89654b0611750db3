import type { PartnerAppKind } from '../schema';

export const PartnerAppKindValues = [
  'CONFIDENTIAL',
  'PUBLIC',
] as const satisfies readonly PartnerAppKind[];
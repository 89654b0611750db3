import type { OpenTransferKind } from '../schema';

export const OpenTransferKindValues = [
  'GUARANTEE',
  'PAYOUT',
] as const satisfies readonly OpenTransferKind[];
import type { VerificationKind } from '../schema';

export const VerificationKindValues = [
  'IDENTITY',
  'SPACE',
] as const satisfies readonly VerificationKind[];
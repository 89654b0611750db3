import type { AccessMode } from '../schema';

export const AccessModeValues = [
  'AUTONOMOUS',
  'SCHEDULED',
] as const satisfies readonly AccessMode[];
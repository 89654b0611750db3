import type { ClaimSide } from '../schema';

export const ClaimSideValues = [
  'HOST',
  'RENTER',
] as const satisfies readonly ClaimSide[];
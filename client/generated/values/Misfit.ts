import type { Misfit } from '../schema';

export const MisfitValues = [
  'CEILING_TOO_LOW',
  'DOOR_TOO_NARROW',
  'NOT_ALLOWED',
  'NO_VEHICLE_DOOR',
  'TOO_SMALL',
] as const satisfies readonly Misfit[];
import type { Humidity } from '../schema';

export const HumidityValues = [
  'NONE',
  'SLIGHT',
  'VISIBLE',
] as const satisfies readonly Humidity[];
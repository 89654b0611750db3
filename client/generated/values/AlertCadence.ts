import type { AlertCadence } from '../schema';

export const AlertCadenceValues = [
  'AT_ONCE',
  'DAILY',
  'OFF',
] as const satisfies readonly AlertCadence[];
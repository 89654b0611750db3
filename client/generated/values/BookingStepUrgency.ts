import type { BookingStepUrgency } from '../schema';

export const BookingStepUrgencyValues = [
  'ALERT',
  'CALM',
  'DO',
  'WAIT',
] as const satisfies readonly BookingStepUrgency[];
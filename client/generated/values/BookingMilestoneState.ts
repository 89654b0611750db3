import type { BookingMilestoneState } from '../schema';

export const BookingMilestoneStateValues = [
  'DONE',
  'LATER',
  'NOW',
] as const satisfies readonly BookingMilestoneState[];
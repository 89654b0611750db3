import type { StaffBookingAct } from '../schema';

export const StaffBookingActValues = [
  'ACCEPT',
  'ALLOW_CHARGES',
  'CANCEL',
  'CHANGE_END',
  'DECLINE',
  'END_FOR_HOST',
  'GIVE_CREDIT',
  'HOLD_PAYOUT',
  'LIST_LEFT_THINGS',
  'READ_MESSAGES',
  'RECORD_LETTER',
  'RELEASE_PAYOUT',
  'SETTLE',
  'TERMINATE',
  'WAIVE_CHARGE',
  'WRITE_NOTE',
] as const satisfies readonly StaffBookingAct[];
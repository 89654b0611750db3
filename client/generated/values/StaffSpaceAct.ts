import type { StaffSpaceAct } from '../schema';

export const StaffSpaceActValues = [
  'APPROVE',
  'CHANGE_TYPE',
  'FEATURE',
  'HIDE',
  'MOVE_PIN',
  'REMOVE',
  'REQUEST_CHANGES',
  'SHOW',
  'UNFEATURE',
  'WRITE_NOTE',
] as const satisfies readonly StaffSpaceAct[];
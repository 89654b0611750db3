import type { PersonAct } from '../schema';

export const PersonActValues = [
  'ALLOW_PAYOUTS',
  'BAN',
  'CHANGE_ROLES',
  'LIFT_LIMIT',
  'LIMIT',
  'MERGE',
  'RESET_VERIFICATION',
  'RESTORE',
  'REVEAL_EMAIL',
  'SUSPEND',
  'VIEW_AS',
  'WARN',
  'WRITE_NOTE',
] as const satisfies readonly PersonAct[];
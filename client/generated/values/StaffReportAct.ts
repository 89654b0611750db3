import type { StaffReportAct } from '../schema';

export const StaffReportActValues = [
  'DECIDE_COMPLAINT',
  'DISMISS',
  'TAKE_COMPLAINT',
  'UPHOLD',
] as const satisfies readonly StaffReportAct[];
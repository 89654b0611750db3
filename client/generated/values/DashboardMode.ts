import type { DashboardMode } from '../schema';

export const DashboardModeValues = [
  'HOST',
  'RENTER',
] as const satisfies readonly DashboardMode[];
import type { MissingHostData } from '../schema';

export const MissingHostDataValues = [
  'PAYOUT_ACCOUNT',
  'TAX_DETAILS',
  'TRADER_DETAILS',
] as const satisfies readonly MissingHostData[];
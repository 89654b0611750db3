import type { ApiUsageSource } from '../schema';

export const ApiUsageSourceValues = [
  'APPS',
  'KEYS',
] as const satisfies readonly ApiUsageSource[];
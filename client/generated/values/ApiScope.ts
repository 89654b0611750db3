import type { ApiScope } from '../schema';

export const ApiScopeValues = [
  'BOOKINGS_READ',
  'BOOKINGS_WRITE',
  'MESSAGES',
  'SPACES_READ',
  'SPACES_WRITE',
  'WEBHOOKS',
] as const satisfies readonly ApiScope[];
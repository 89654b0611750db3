import type { UserBadge } from '../schema';

export const UserBadgeValues = [
  'EMAIL',
  'IDENTITY',
  'PHONE',
] as const satisfies readonly UserBadge[];
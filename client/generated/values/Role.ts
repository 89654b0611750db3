import type { Role } from '../schema';

export const RoleValues = [
  'ADMIN',
  'CONTENT',
  'FINANCE',
  'HOST',
  'MODERATOR',
  'RENTER',
  'SUPPORT',
] as const satisfies readonly Role[];
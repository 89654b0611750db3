import type { MergedKind } from '../schema';

export const MergedKindValues = [
  'CONVERSATIONS',
  'FAVORITES',
  'MEASURES',
  'OTHER',
  'REPORTS',
  'REQUESTS',
  'SEARCHES',
  'SPACES',
  'TICKETS',
] as const satisfies readonly MergedKind[];
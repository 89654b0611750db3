import type { SpaceStatus } from '../schema';

export const SpaceStatusValues = [
  'ARCHIVED',
  'DRAFT',
  'IN_REVIEW',
  'NEEDS_CHANGES',
  'PAUSED',
  'PUBLISHED',
  'SUSPENDED',
] as const satisfies readonly SpaceStatus[];
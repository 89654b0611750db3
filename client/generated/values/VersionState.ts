import type { VersionState } from '../schema';

export const VersionStateValues = [
  'COMING',
  'CURRENT',
  'PAST',
  'WITHDRAWN',
] as const satisfies readonly VersionState[];
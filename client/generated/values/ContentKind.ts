import type { ContentKind } from '../schema';

export const ContentKindValues = [
  'BLOG',
  'CITY',
  'HELP',
] as const satisfies readonly ContentKind[];
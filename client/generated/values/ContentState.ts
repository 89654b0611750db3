import type { ContentState } from '../schema';

export const ContentStateValues = [
  'ABSENT',
  'ADDED',
  'EDITED',
  'PRODUCT',
] as const satisfies readonly ContentState[];
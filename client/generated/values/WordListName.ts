import type { WordListName } from '../schema';

export const WordListNameValues = [
  'MEASURE_REASONS',
  'NOTIFICATIONS',
  'PROHIBITED_GOODS',
] as const satisfies readonly WordListName[];
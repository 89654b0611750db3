import type { WordListName } from '../schema';

export const WordListNameValues = [
  'CITY_QUESTIONS',
  'DECLINE_REASONS',
  'MEASURE_REASONS',
  'MESSAGE_REPORT_REASONS',
  'NOTIFICATIONS',
  'PROHIBITED_GOODS',
  'REJECT_REASONS',
  'REVIEW_REPORT_REASONS',
  'SPACE_REPORT_REASONS',
  'TERMINATION_REASONS',
  'USER_REPORT_REASONS',
] as const satisfies readonly WordListName[];
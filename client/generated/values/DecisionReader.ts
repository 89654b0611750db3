import type { DecisionReader } from '../schema';

export const DecisionReaderValues = [
  'APPLICANT',
  'AUTHOR',
  'REPORTER',
  'SUBJECT',
] as const satisfies readonly DecisionReader[];
import type { ClaimStep } from '../schema';

export const ClaimStepValues = [
  'ACCEPT',
  'ANSWER',
  'APPEAL',
  'ASK_OTHER_SIDE',
  'BOTH_ACCEPT',
  'CHANGE_REMEDY',
  'DECIDE',
  'END_ANSWER_TIME',
  'END_APPEAL_TIME',
  'END_VOTES',
  'REFUSE',
  'SETTLE',
  'SUBMIT',
  'WITHDRAW',
] as const satisfies readonly ClaimStep[];
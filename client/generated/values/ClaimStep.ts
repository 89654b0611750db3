import type { ClaimStep } from '../schema';

export const ClaimStepValues = [
  'ACCEPT',
  'ANSWER',
  'APPEAL',
  'ASK_FOR_DATA',
  'ASK_OTHER_SIDE',
  'BOTH_ACCEPT',
  'CHANGE_REMEDY',
  'DECIDE',
  'END_ANSWER_TIME',
  'END_APPEAL_TIME',
  'END_DATA_TIME',
  'END_VOTES',
  'GIVE_DATA',
  'REFUSE',
  'SETTLE',
  'SUBMIT',
  'WITHDRAW',
] as const satisfies readonly ClaimStep[];
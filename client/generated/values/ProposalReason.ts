import type { ProposalReason } from '../schema';

export const ProposalReasonValues = [
  'AREA_WITHIN_LIMIT',
  'BELOW_EXCESS',
  'NOTHING_TO_PAY',
  'OTHER_SIDE_AGREES',
  'TABLE',
] as const satisfies readonly ProposalReason[];
import type { Cents } from '../../../core/values/money.js';
import { CLAIM_RULES } from '../claim-cases.rules.js';
import { ClaimCase, ClaimDetail, ClaimRemedy, ProposalReason } from '../claim.enums.js';

/** The minimum relevant reduction of the area, in thousandths of the described one. */
export const AREA_LIMIT_PERMILLE = 150;

/** The inputs of a proposal. Areas are in hundredths of a square metre. */
export interface ProposalInput {
  readonly claimCase: ClaimCase;
  readonly detail: ClaimDetail | null;
  readonly wanted: ClaimRemedy;
  readonly describedArea: number | null;
  readonly measuredArea: number | null;
  readonly answer: ProposalAnswer | null;
  /** What the requested remedy would pay by the table. */
  readonly payCents: Cents;
}

/** The other side's answer. */
export interface ProposalAnswer {
  readonly isAgreed: boolean;
  readonly measuredArea: number | null;
  readonly fileCount: number;
}

/** The proposal of the app; null leaves it to the staff. */
export interface Proposal {
  readonly remedy: ClaimRemedy;
  readonly reason: ProposalReason;
}

const nothing = (reason: ProposalReason): Proposal => ({ remedy: ClaimRemedy.NOTHING, reason });

/** Whether the reduction of an area reaches the relevant minimum. */
export function isTooSmall(described: number | null, measured: number | null): boolean {
  if (described === null || measured === null) return false;
  return (described - measured) * 1000 >= described * AREA_LIMIT_PERMILLE;
}

/** The area below which the space counts as smaller than described, in hundredths of a square metre. */
export function areaLimit(described: number): number {
  return Math.round((described * (1000 - AREA_LIMIT_PERMILLE)) / 1000);
}

/** The proposal by the table. Without an answer only the claim's own evidence counts; null when staff must judge. */
export function proposalFor(input: ProposalInput): Proposal | null {
  const { claimCase, detail, wanted, answer, payCents } = input;
  if (!CLAIM_RULES[claimCase].remedies.includes(wanted)) return nothing(ProposalReason.NOTHING_TO_PAY);
  if (detail === ClaimDetail.SMALLER && !answer?.isAgreed) {
    const byArea = proposalByArea(input);
    if (byArea !== 'goes on') return byArea;
  }
  // Without a remaining deposit the guarantee may still pay, and only staff decide that.
  if (payCents === 0 && wanted === ClaimRemedy.DEPOSIT) return null;
  if (payCents === 0)
    return nothing(wanted === ClaimRemedy.GUARANTEE ? ProposalReason.BELOW_EXCESS : ProposalReason.NOTHING_TO_PAY);
  return { remedy: wanted, reason: answer?.isAgreed ? ProposalReason.OTHER_SIDE_AGREES : ProposalReason.TABLE };
}

/** Contradicting measurements go to the staff when both sides have files; otherwise the one with files counts. */
function proposalByArea({ describedArea, measuredArea, answer }: ProposalInput): Proposal | null | 'goes on' {
  if (!isTooSmall(describedArea, measuredArea)) return nothing(ProposalReason.AREA_WITHIN_LIMIT);
  const isContested = answer?.measuredArea != null && !isTooSmall(describedArea, answer.measuredArea);
  return isContested && answer.fileCount > 0 ? null : 'goes on';
}

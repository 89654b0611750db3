import { ClaimStatus } from './claim.enums.js';

const { SUBMITTED, AWAITING_OTHER, PROPOSED, AGREED, IN_REVIEW, AWAITING_DATA, DECIDED, APPEALED, CLOSED, WITHDRAWN } =
  ClaimStatus;

/** What a claim's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
  /** It is not settled yet. */
  isOpen: [SUBMITTED, AWAITING_OTHER, PROPOSED, IN_REVIEW, AWAITING_DATA, DECIDED, APPEALED],
  /** Its remedy is an offer: both sides can accept it. */
  isOffer: [PROPOSED, DECIDED],
  /** The staff have to decide now. */
  isForStaff: [IN_REVIEW, APPEALED],
  /** The staff have to decide, now or once a side has answered their question. */
  isWithStaff: [IN_REVIEW, AWAITING_DATA, APPEALED],
  /** Settled, or about to move its money. */
  isResolved: [AGREED, CLOSED],
} as const satisfies Record<string, readonly ClaimStatus[]>;

export type ClaimMeaning = keyof typeof MEANINGS;

/** The statuses that have a meaning. */
export function claimStatusesThat(meaning: ClaimMeaning): readonly ClaimStatus[] {
  return MEANINGS[meaning];
}

/** The instants by which a claim waits for somebody; null where it does not, or no longer. */
export interface ClaimDeadlines {
  readonly answerBy: Date | null;
  readonly voteBy: Date | null;
  readonly decideBy: Date | null;
  readonly appealBy: Date | null;
  /** Of the open question of the staff. */
  readonly questionBy: Date | null;
}

const DEADLINES: Readonly<Record<ClaimStatus, keyof ClaimDeadlines | null>> = {
  [SUBMITTED]: null,
  [AWAITING_OTHER]: 'answerBy',
  [PROPOSED]: 'voteBy',
  [AGREED]: null,
  [IN_REVIEW]: 'decideBy',
  [AWAITING_DATA]: 'questionBy',
  [DECIDED]: 'appealBy',
  [APPEALED]: 'decideBy',
  [CLOSED]: null,
  [WITHDRAWN]: null,
};

/** Until when a claim can stay in its status; null without a deadline. */
export function endOfStatus(status: ClaimStatus, deadlines: ClaimDeadlines): Date | null {
  const name = DEADLINES[status];
  return name && deadlines[name];
}

/** The `claim_state` of a booking whose open, or else latest, claim has this status. */
export function claimStateOf(status: ClaimStatus): 'none' | 'open' | 'awaiting_other' | 'in_review' | 'resolved' {
  if (status === AWAITING_OTHER) return 'awaiting_other';
  if ([IN_REVIEW, AWAITING_DATA, DECIDED, APPEALED].includes(status)) return 'in_review';
  if (status === WITHDRAWN) return 'none';
  return status === AGREED || status === CLOSED ? 'resolved' : 'open';
}

/** The conditions of the table of claims. */
export type ClaimGuard =
  | 'withinAnswerTime'
  | 'answerTimeOver'
  | 'proposable'
  | 'contested'
  | 'withinVoteTime'
  | 'voteTimeOver'
  | 'chargeable'
  | 'chargesPaused'
  | 'withinAppealTime'
  | 'appealTimeOver'
  | 'otherStaff'
  | 'asked'
  | 'beforeAppeal'
  | 'inAppeal';

/** What the guards read. */
export interface ClaimContext {
  readonly answerBy: Date | null;
  readonly voteBy: Date | null;
  readonly appealBy: Date | null;
  readonly appealedAt: Date | null;
  /** Whether the table gives a proposal; false leaves it to the staff. */
  readonly isProposable?: boolean;
  /** Whether the remedy charges the renter's card while the charges of the booking are paused. */
  readonly areChargesPaused?: boolean;
  /** Whether this member of the staff was not involved before. */
  readonly isOtherStaff?: boolean;
  /** Whether the staff asked this side, and its deadline has not passed. */
  readonly isAsked?: boolean;
}

/** The predicates of the guards; undefined while the caller did not load what one reads. */
export const claimGuards: Readonly<Record<ClaimGuard, (context: ClaimContext, now: Date) => boolean | undefined>> = {
  withinAnswerTime: ({ answerBy }, now) => answerBy !== null && now < answerBy,
  answerTimeOver: ({ answerBy }, now) => answerBy !== null && now >= answerBy,
  proposable: ({ isProposable }) => isProposable,
  contested: ({ isProposable }) => (isProposable === undefined ? undefined : !isProposable),
  withinVoteTime: ({ voteBy }, now) => voteBy !== null && now < voteBy,
  voteTimeOver: ({ voteBy }, now) => voteBy !== null && now >= voteBy,
  chargeable: ({ areChargesPaused }) => (areChargesPaused === undefined ? undefined : !areChargesPaused),
  chargesPaused: ({ areChargesPaused }) => areChargesPaused,
  withinAppealTime: ({ appealBy }, now) => appealBy !== null && now < appealBy,
  appealTimeOver: ({ appealBy }, now) => appealBy !== null && now >= appealBy,
  otherStaff: ({ isOtherStaff }) => isOtherStaff,
  asked: ({ isAsked }) => isAsked,
  beforeAppeal: ({ appealedAt }) => appealedAt === null,
  inAppeal: ({ appealedAt }) => appealedAt !== null,
};

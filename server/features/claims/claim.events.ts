/** What happens to claims, for others to react to; that one was made is an event of its booking. */
export const ClaimEventType = {
  /** The other side answered; it follows a proposal, or the staff's review. */
  ANSWERED: 'claim.answered',
  PROPOSED: 'claim.proposed',
  /** Both sides accepted. */
  AGREED: 'claim.agreed',
  /** No agreement: staff decide. */
  TO_REVIEW: 'claim.to_review',
  /** The staff ask one side for more. */
  DATA_ASKED: 'claim.data_asked',
  /** That side answered, or its time is over: the staff go on. */
  REVIEW_RESUMED: 'claim.review_resumed',
  DECIDED: 'claim.decided',
  APPEALED: 'claim.appealed',
  CLOSED: 'claim.closed',
  WITHDRAWN: 'claim.withdrawn',
} as const;

export type ClaimEventName = (typeof ClaimEventType)[keyof typeof ClaimEventType];

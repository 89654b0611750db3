/** Events of claims, for other features to consume; making a claim is an event of its booking. */
export const ClaimEventType = {
  /** The other side answered; a proposal follows, or the staff's review. */
  ANSWERED: 'claim.answered',
  PROPOSED: 'claim.proposed',
  /** Both sides accepted. */
  AGREED: 'claim.agreed',
  /** No agreement: the staff decide. */
  TO_REVIEW: 'claim.to_review',
  /** The staff ask one side for more data. */
  DATA_ASKED: 'claim.data_asked',
  /** That side answered, or its deadline has passed: the staff continue. */
  REVIEW_RESUMED: 'claim.review_resumed',
  DECIDED: 'claim.decided',
  APPEALED: 'claim.appealed',
  CLOSED: 'claim.closed',
  WITHDRAWN: 'claim.withdrawn',
} as const;

export type ClaimEventName = (typeof ClaimEventType)[keyof typeof ClaimEventType];

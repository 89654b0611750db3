/** Events of billing cycles, for other features to consume. */
export const BillingEventType = {
  /** The charge is three days away. */
  ANNOUNCED: 'cycle.announced',
  /** Its day has come: the receivable is booked and the card is charged. */
  DUE: 'cycle.due',
  PAID: 'cycle.paid',
  /** An attempt was refused; `tries`: how many so far. */
  CHARGE_FAILED: 'cycle.charge_failed',
  /** Refused for days. */
  PAST_DUE: 'cycle.past_due',
  /** The renter receives a formal notice to pay within 15 days. */
  FORMAL_NOTICE: 'cycle.formal_notice',
  /** Unpaid since the formal notice: the staff may terminate the rental. */
  TERMINABLE: 'cycle.terminable',
  /** Overdue for a month. */
  IN_RECOVERY: 'cycle.in_recovery',
  /** Overdue for two months: the staff list what is left in the space. */
  ABANDONED: 'cycle.abandoned',
  /** It is no longer owed, after a change of the agreement or the end of the booking. */
  CANCELLED: 'cycle.cancelled',
  /** It is owed in another amount, after a change of the agreement. */
  CHANGED: 'cycle.changed',
  /** The staff waived it: the renter no longer owes it, and the host does not get it. */
  WAIVED: 'cycle.waived',
} as const;

export type BillingEventName = (typeof BillingEventType)[keyof typeof BillingEventType];

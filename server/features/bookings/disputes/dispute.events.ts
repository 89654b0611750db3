/** Events of disputed charges, for other features to consume. */
export const DisputeEventType = {
  OPENED: 'dispute.opened',
  /** The bank decided, either way: what was on hold for it is released. */
  DECIDED: 'dispute.decided',
} as const;

export type DisputeEventName = (typeof DisputeEventType)[keyof typeof DisputeEventType];

/** Events of abandonment files, for other features to consume. */
export const AbandonmentEventType = {
  /** Two months after the charge the things are still there: each day is charged from now on. */
  OPENED: 'abandonment.opened',
  /** The staff listed the things with photos and two witnesses: the letter can be sent. */
  LISTED: 'abandonment.listed',
} as const;

export type AbandonmentEventName = (typeof AbandonmentEventType)[keyof typeof AbandonmentEventType];

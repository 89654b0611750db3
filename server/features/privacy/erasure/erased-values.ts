/** What an agreement keeps of the device that gave it, once nobody needs it. */
export const NO_DEVICE = { ip: null, userAgent: null } as const;

/** A payment without the card that made it. */
export const NO_CARD = { paymentMethodRef: null, methodBrand: null, methodLast4: null, actionUrl: null } as const;

/** A booking without what its sides wrote, and without what other sites or apps call it. */
export const NO_BOOKING_TEXTS = {
  message: '',
  declineText: null,
  cancelText: null,
  noticeText: null,
  externalId: null,
  externalSourceId: null,
  preparedByAppId: null,
} as const;

/** The device data of an agreement after an erasure. */
export const NO_DEVICE = { ip: null, userAgent: null } as const;

/** A payment without its card. */
export const NO_CARD = { paymentMethodRef: null, methodBrand: null, methodLast4: null, actionUrl: null } as const;

/** A booking without the texts of its sides and of the staff, and without other sites' or apps' names for it. */
export const NO_BOOKING_TEXTS = {
  message: '',
  declineText: null,
  cancelText: null,
  noticeText: null,
  terminationText: null,
  externalId: null,
  externalSourceId: null,
  preparedByAppId: null,
} as const;

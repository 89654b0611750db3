/** The form for a question to support about a booking. */
export const supportPath = (bookingId: string): string =>
  `/dashboard?${new URLSearchParams({ tab: 'support', new: '1', category: 'booking', booking: bookingId })}`;

/** The form to ask support for another look at a space, which somebody else of the team takes. */
export const anotherReviewPath = (subject: string): string =>
  `/dashboard?${new URLSearchParams({ mode: 'host', tab: 'support', new: '1', category: 'space', subject })}`;

/** The form for a question to support about a booking. */
export const supportPath = (bookingId: string): string =>
  `/dashboard?${new URLSearchParams({ tab: 'support', new: '1', category: 'booking', booking: bookingId })}`;

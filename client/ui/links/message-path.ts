/** The URL to write to the host of a space, which creates the conversation if there is none yet, or to the other side of a booking. */
export const messagePath = (about: { spaceId: string } | { bookingId: string }): string =>
  `/messages?${new URLSearchParams('spaceId' in about ? { space: about.spaceId } : { booking: about.bookingId })}`;

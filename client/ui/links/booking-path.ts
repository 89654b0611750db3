/** The page of one of the own bookings. */
export const bookingPath = (id: string): string => `/booking/${id}`;

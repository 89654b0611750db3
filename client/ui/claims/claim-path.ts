/** The page of a claim. */
export const claimPath = (bookingId: string, claimId: string): string => `/booking/${bookingId}/claim/${claimId}`;

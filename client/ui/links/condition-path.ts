/** The part of a booking's page with photos of the condition and the list of stored things. */
export const CONDITION_ID = 'condition';

export const conditionPath = (bookingId: string): string => `/booking/${bookingId}#${CONDITION_ID}`;

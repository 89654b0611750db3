/** Where a verification says what was decided of it. */
export const DECIDED_ID = 'verification-decided';

/** The element id of a verification's decision. */
export const DECIDED_ID = 'verification-decided';

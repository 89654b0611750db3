/** Where a host finds all spaces and drafts. */
export const MY_SPACES = '/dashboard?mode=host&tab=spaces';

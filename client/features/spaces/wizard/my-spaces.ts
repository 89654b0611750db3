/** The URL of a host's spaces and drafts. */
export const MY_SPACES = '/dashboard?mode=host&tab=spaces';

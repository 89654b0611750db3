/** In the address of a search whose visitor signs in to wait for its spaces. */
export const SEARCH_WAIT_KEY = 'wait';

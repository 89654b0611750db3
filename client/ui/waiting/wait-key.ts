/** In the address of a visitor who signs in to wait. */
export const WAIT_KEY = 'wait';

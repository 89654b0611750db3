/**
 * A window narrower than any phone in units of letters: the reader's text is enlarged. Then words break and rows stack instead of
 * overflowing the window.
 */
export const LARGE_TEXT = '@media (max-width: 19.9rem)';

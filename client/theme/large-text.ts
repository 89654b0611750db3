/** A window narrower than any phone when measured in letters: the reader's text is larger. There words break and rows stack before anything leaves the window. */
export const LARGE_TEXT = '@media (max-width: 19.9rem)';

const INK = '20 18 16';
const SHARE = '48%';

/** Covers the page while a dialog is open. */
export const BACKDROP = `rgb(${INK} / ${SHARE})`;

/** A colour as seen through the backdrop. */
export const behindBackdrop = (color: string): string => `color-mix(in srgb, rgb(${INK}) ${SHARE}, ${color})`;

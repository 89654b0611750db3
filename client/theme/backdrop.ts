const INK = '20 18 16';
const SHARE = '48%';

/** Over the page while a dialog is open. */
export const BACKDROP = `rgb(${INK} / ${SHARE})`;

/** A colour as it looks through the backdrop. */
export const behindBackdrop = (color: string): string => `color-mix(in srgb, rgb(${INK}) ${SHARE}, ${color})`;

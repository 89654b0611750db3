/** "Marta G." at the end of a sentence already has a full stop, so the sentence's own is dropped. */
export const withSingleStops = (text: string): string => text.replace(/(\p{Lu}\.)\.(?!\.)/gu, '$1');

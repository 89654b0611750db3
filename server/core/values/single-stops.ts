/** "Marta G." at the end of a sentence brings its full stop along: the sentence has none of its own. */
export const withSingleStops = (text: string): string => text.replace(/(\p{Lu}\.)\.(?!\.)/gu, '$1');

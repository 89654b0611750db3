/** Capitalizes a text at the start of a line or sentence: Spanish writes months and weekdays in lower case. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

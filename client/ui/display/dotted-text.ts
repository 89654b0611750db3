type Detail = string | false | null | undefined;

/** What stands between two details. The space before the dot does not break, so that no line begins with a dot. */
export const DOT = '\u00a0· ';

/** Short details as one text, separated by dots; missing ones are left out. */
export const dottedText = (details: readonly Detail[]): string => details.filter(Boolean).join(DOT);

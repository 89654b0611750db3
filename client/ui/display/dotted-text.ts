type Detail = string | number | false | null | undefined;

const isPresent = (detail: Detail): boolean =>
  detail !== '' && detail !== false && detail !== null && detail !== undefined;

/** Short details as one text, separated by dots; missing ones are left out. The space before a dot does not break, so that no line begins with one. */
export const dottedText = (details: readonly Detail[]): string => details.filter(isPresent).join('\u00a0· ');

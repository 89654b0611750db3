type Fact = string | number | false | null | undefined;

const isPresent = (fact: Fact): boolean => fact !== '' && fact !== false && fact !== null && fact !== undefined;

/** Short facts as one text, separated by dots; missing ones are left out. The space before a dot does not break, so that no line begins with one. */
export const dottedText = (facts: readonly Fact[]): string => facts.filter(isPresent).join('\u00a0· ');

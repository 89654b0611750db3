/** The entry that the reference begins with. */
const FIRST_ENTRY = 'searchSpaces';

/** What the reference asks for, on the server and in the browser. */
export const referenceVariables = (name: string | undefined): { name: string } => ({ name: name ?? FIRST_ENTRY });

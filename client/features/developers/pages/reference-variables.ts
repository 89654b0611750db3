/** The first entry of the reference. */
const FIRST_ENTRY = 'searchSpaces';

/** Variables of the reference's query, on the server and in the browser. */
export const referenceVariables = (name: string | undefined): { name: string } => ({ name: name ?? FIRST_ENTRY });

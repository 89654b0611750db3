import type { SpacePart } from '../../../generated/schema';

/** Notes to the parts of a space, as typed. */
export type PartNotes = Readonly<Partial<Record<SpacePart, string>>>;

const PREFIX = 'note:';

/** The notes as values of a decision, which are kept until the server accepts it. */
export const toValues = (notes: PartNotes): Record<string, string> =>
  Object.fromEntries(Object.entries(notes).map(([part, note]) => [PREFIX + part, note]));

/** The notes among the values of a decision. */
export const fromValues = (values: Readonly<Record<string, string>> = {}): PartNotes =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, note]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), note]] : [],
    ),
  );

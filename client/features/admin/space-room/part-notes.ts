import type { SpacePart } from '../../../generated/schema';

/** Notes to the parts of a space, as they are written. */
export type PartNotes = Readonly<Partial<Record<SpacePart, string>>>;

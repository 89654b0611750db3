import type { SpacePart } from '../../../generated/schema';

/** Notes to the parts of a space, as typed. */
export type PartNotes = Readonly<Partial<Record<SpacePart, string>>>;

/** A column of the audit log that an act fills, besides who, when, what and about what. */
export type RecordColumn = 'before' | 'after' | 'reason';

/** A change with a required reason. */
export const CHANGE = ['before', 'after', 'reason'] as const;
/** A change without a reason. */
export const STEP = ['before', 'after'] as const;
/** A created record. */
export const ADDITION = ['after'] as const;
/** A created record with a required reason. */
export const REASONED_ADDITION = ['after', 'reason'] as const;
/** Reading other people's content, with a required reason. */
export const READING = ['after', 'reason'] as const;

/** A column of the log that a record fills, beside who, when, what and about what. */
export type RecordColumn = 'before' | 'after' | 'reason';

/** A change with the words that the act asks for. */
export const CHANGE = ['before', 'after', 'reason'] as const;
/** A change by an act that asks for no words. */
export const STEP = ['before', 'after'] as const;
/** Something new. */
export const ADDITION = ['after'] as const;
/** Something new with the words that the act asks for. */
export const REASONED_ADDITION = ['after', 'reason'] as const;
/** Looking at what others wrote, under a reason. */
export const READING = ['after', 'reason'] as const;

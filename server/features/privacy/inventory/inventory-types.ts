/** Why a column is not in the copy a person gets of her data. */
export const WITHHELD = {
  secret: 'a secret or the hash of one: of no use to her, of use to whoever steals the file',
  internal: 'a mark of our own that tells nothing of her',
  derived: 'made from columns that are in the copy',
  others: 'of somebody else or of the house',
} as const;

export type WithheldReason = keyof typeof WITHHELD;

/** `true`: in every file of the table; a list: only in these files; a word: in none, and why. */
export type ColumnTreatment = true | readonly string[] | WithheldReason;

/** What a table holds of people, column by column: nothing is left to be found out by reading code. */
export interface TableInventory {
  readonly table: string;
  /** Conditions by file: which rows are hers, `:person` being her uuid. None: the table is about nobody. */
  readonly files: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, ColumnTreatment>>;
}

/** A table about nobody, or one whose every column is withheld for the same reason. */
export function withheldTable(table: string, columns: readonly string[], because: WithheldReason = 'internal'): TableInventory {
  return { table, files: {}, columns: Object.fromEntries(columns.map((column) => [column, because])) };
}

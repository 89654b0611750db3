/** Why a column is not in a user's export. */
export const WITHHELD = {
  secret: 'a secret or its hash: useless to the user, useful to a thief of the file',
  internal: 'internal, holds no personal data',
  derived: 'derived from columns that are in the export',
  others: 'belongs to other users or to the platform',
} as const;

export type WithheldReason = keyof typeof WITHHELD;

/** `true`: in every file of the table; a list: only in these files; a reason: in none. */
export type ColumnTreatment = true | readonly string[] | WithheldReason;

/** How the export treats each column of a table. */
export interface DeclaredTable {
  readonly table: string;
  /** Conditions for the user's rows by file, with `:person` for the user's id. None: the table holds no personal data. */
  readonly files: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, ColumnTreatment>>;
}

/** A table whose columns are all withheld for the same reason. */
export function withheldTable(
  table: string,
  columns: readonly string[],
  because: WithheldReason = 'internal',
): DeclaredTable {
  return { table, files: {}, columns: Object.fromEntries(columns.map((column) => [column, because])) };
}

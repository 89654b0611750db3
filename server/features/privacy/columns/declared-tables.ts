import { accountTables } from './account-tables.js';
import { documentTables } from './document-tables.js';
import { claimTables } from './claim-tables.js';
import type { DeclaredTable } from './declared-table.js';
import { platformTables, marketTables } from './market-tables.js';
import { messageTables } from './message-tables.js';
import { partnerTables } from './partner-tables.js';
import { supportTables } from './support-tables.js';

/** All tables; a test compares the list with the database, so that no new column is left out. */
export const declaredTables: readonly DeclaredTable[] = [
  ...accountTables,
  ...marketTables,
  ...documentTables,
  ...claimTables,
  ...messageTables,
  ...supportTables,
  ...partnerTables,
  ...platformTables,
];

/** One file of the export: the columns of a table and the condition for the user's rows. */
export interface ExportFile {
  readonly name: string;
  readonly table: string;
  readonly where: string;
  readonly columns: readonly string[];
}

/** The files of an export in the order of the tables. */
export const exportFiles: readonly ExportFile[] = declaredTables.flatMap(({ table, files, columns }) =>
  Object.entries(files).map(([name, where]) => ({
    name,
    table,
    where,
    columns: Object.entries(columns).flatMap(([column, treatment]) =>
      treatment === true || (Array.isArray(treatment) && treatment.includes(name)) ? [column] : [],
    ),
  })),
);

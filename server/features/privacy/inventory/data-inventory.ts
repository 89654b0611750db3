import { accountTables } from './account-tables.js';
import type { TableInventory } from './inventory-types.js';
import { houseTables, marketTables } from './market-tables.js';
import { messageTables } from './message-tables.js';

/** Every table there is: a test compares this with the database itself, so that a new column is told of the day it comes. */
export const dataInventory: readonly TableInventory[] = [...accountTables, ...marketTables, ...messageTables, ...houseTables];

/** One file of the copy: the columns of one table, and which rows of it are hers. */
export interface InventoryFile {
  readonly name: string;
  readonly table: string;
  readonly where: string;
  readonly columns: readonly string[];
}

/** The files a copy consists of, in the inventory's order. */
export const inventoryFiles: readonly InventoryFile[] = dataInventory.flatMap(({ table, files, columns }) =>
  Object.entries(files).map(([name, where]) => ({
    name,
    table,
    where,
    columns: Object.entries(columns).flatMap(([column, treatment]) => (treatment === true || (Array.isArray(treatment) && treatment.includes(name)) ? [column] : [])),
  })),
);

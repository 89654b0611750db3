import { accountTables } from './account-tables.js';
import { documentTables } from './document-tables.js';
import { claimTables } from './claim-tables.js';
import { houseTables, marketTables } from './market-tables.js';
import { messageTables } from './message-tables.js';
import { partnerTables } from './partner-tables.js';
import { supportTables } from './support-tables.js';
/** All tables; a test compares the list with the database, so that no new column is left out. */
export const dataInventory = [
    ...accountTables,
    ...marketTables,
    ...documentTables,
    ...claimTables,
    ...messageTables,
    ...supportTables,
    ...partnerTables,
    ...houseTables,
];
/** The files of an export in the order of the tables. */
export const inventoryFiles = dataInventory.flatMap(({ table, files, columns }) => Object.entries(files).map(([name, where]) => ({
    name,
    table,
    where,
    columns: Object.entries(columns).flatMap(([column, treatment]) => treatment === true || (Array.isArray(treatment) && treatment.includes(name)) ? [column] : []),
})));
//# sourceMappingURL=data-inventory.js.map
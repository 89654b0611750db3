/** Why a column is not in a user's export. */
export const WITHHELD = {
    secret: 'a secret or its hash: useless to the user, useful to a thief of the file',
    internal: 'internal, holds no personal data',
    derived: 'derived from columns that are in the export',
    others: 'belongs to other users or to the platform',
};
/** A table whose columns are all withheld for the same reason. */
export function withheldTable(table, columns, because = 'internal') {
    return { table, files: {}, columns: Object.fromEntries(columns.map((column) => [column, because])) };
}
//# sourceMappingURL=inventory-types.js.map
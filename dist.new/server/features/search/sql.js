import { postgresDialect } from './engine/dialect.js';
// Search reads go straight to `pg`, with bound parameters: no entity is ever made of them.
/** Collects the values of one statement; nothing a caller sends is ever written into its text. */
export class Params {
    dialect;
    values = [];
    constructor(
    /** How its engine writes what differs between them. */
    dialect = postgresDialect) {
        this.dialect = dialect;
    }
    /** The placeholder of a value. */
    add(value) {
        this.values.push(value);
        return `$${this.values.length}`;
    }
}
/** Rows of a statement that only reads, outside any transaction. */
export async function readRows(em, text, params = new Params()) {
    const pool = await em.getConnection().getNativeClient();
    const { rows } = await pool.query({ text, values: params.values });
    return rows;
}
/** What PostgreSQL can't keep in a text, such as NUL, is no part of any word. */
export function searchable(text) {
    return (text ?? '').replace(/\p{Cc}/gu, ' ').trim();
}
/** Whether a column is one of these whole numbers. */
export function isAnyOf(column, values, params) {
    return `${column} in (${values.map((value) => params.add(value)).join(', ')})`;
}
//# sourceMappingURL=sql.js.map
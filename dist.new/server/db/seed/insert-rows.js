import { CompiledQuery, sql } from 'kysely';
import { databaseOf } from '../../database.js';
const BATCH = 1000;
/** The transaction that an entity manager has open. */
export function toSeedTransaction(em) {
    return { em, db: databaseOf(em) };
}
/** Inserts rows by the thousand. Table, columns and types come from the entity; a property it does not have is an error. */
export async function insertRows({ em, db }, entity, rows) {
    const { properties, tableName } = em.getMetadata().getByClassName(entity);
    for (let from = 0; from < rows.length; from += BATCH) {
        const batch = rows.slice(from, from + BATCH);
        const given = [...new Set(batch.flatMap((row) => Object.keys(row)))].map((name) => {
            const property = properties[name];
            if (!property)
                throw new Error(`${entity} has no property ${name}`);
            return { name, column: property.fieldNames[0], type: property.columnTypes[0] };
        });
        await insertFromJson(db, `"${tableName}"`, given, JSON.stringify(batch));
    }
}
/** Inserts the objects of a JSON array into a table, the numbers of its identity columns too; `table` is quoted already. */
export async function insertFromJson(db, table, columns, json) {
    const names = columns.map(({ column }) => `"${column}"`).join(', ');
    const values = columns.map(({ name }) => `"${name}"`).join(', ');
    const shape = columns.map(({ name, type }) => `"${name}" ${type}`).join(', ');
    // Named query 7: one JSON parameter for a thousand rows; as single parameters they take several times as long.
    const text = `insert into ${table} (${names}) overriding system value select ${values} from jsonb_to_recordset($1::jsonb) as r (${shape})`;
    await db.executeQuery(CompiledQuery.raw(text, [json]));
}
/** Runs work without a table's indexes, except those of its constraints, and creates them again. */
export async function withoutIndexes({ db }, table, isWorthIt, work) {
    if (!isWorthIt)
        return work();
    const indexes = await db
        .withTables()
        .selectFrom('pg_indexes as i')
        .select(['i.indexname as name', 'i.indexdef as definition'])
        .where('i.tablename', '=', table)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('pg_constraint as c').select('c.conname').whereRef('c.conname', '=', 'i.indexname'))))
        .execute();
    for (const { name } of indexes)
        await db.schema.dropIndex(name).execute();
    await work();
    await db
        .selectNoFrom(({ fn, val, lit }) => fn('set_config', [val('maintenance_work_mem'), val('256MB'), lit(true)]).as('set'))
        .execute();
    for (const { definition } of indexes)
        await sql.raw(definition).execute(db);
}
//# sourceMappingURL=insert-rows.js.map
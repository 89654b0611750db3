const SCHEMAS = ['public', 'graphile_worker'];
/** What the migrations of a database tell about themselves. */
const OWN_RECORDS = new Set(['public.migrations', 'graphile_worker.migrations']);
const PAGE_BYTES = 8192;
/** Every table with rows of ours or of the job queue. */
export async function listTables(db) {
    const rows = await db
        .withTables()
        .selectFrom('pg_class as c')
        .innerJoin('pg_namespace as n', 'n.oid', 'c.relnamespace')
        .innerJoin('pg_attribute as a', 'a.attrelid', 'c.oid')
        .select((eb) => [
        'n.nspname as schema',
        'c.relname as table',
        'a.attname as column',
        eb.fn('format_type', ['a.atttypid', 'a.atttypmod']).as('type'),
        eb.fn('pg_relation_size', ['c.oid']).as('bytes'),
    ])
        .where('c.relkind', '=', 'r')
        .where('n.nspname', 'in', SCHEMAS)
        .where('a.attnum', '>', 0)
        .where('a.attisdropped', '=', false)
        .where('a.attgenerated', '=', '')
        .orderBy('n.nspname')
        .orderBy('c.relname')
        .orderBy('a.attnum')
        .execute();
    const tables = Map.groupBy(rows, ({ schema, table }) => `${schema}.${table}`);
    return [...tables]
        .filter(([name]) => !OWN_RECORDS.has(name))
        .map(([name, columns]) => ({
        name,
        columns: columns.map(({ column, type }) => ({ name: column, type })),
        pages: Math.ceil(Number(columns[0]?.bytes ?? 0) / PAGE_BYTES),
    }));
}
/** The last number that each sequence gave; without those that gave none. */
export async function listSequences(db) {
    const rows = await db
        .withTables()
        .selectFrom('pg_sequences')
        .select(['schemaname', 'sequencename', 'last_value'])
        .where('schemaname', 'in', SCHEMAS)
        .orderBy('schemaname')
        .orderBy('sequencename')
        .execute();
    return rows.flatMap(({ schemaname, sequencename, last_value: value }) => value === null ? [] : [{ name: `${schemaname}.${sequencename}`, value: String(value) }]);
}
/** The name of the newest migration. */
export async function newestMigration(db) {
    const { name } = await db
        .withTables()
        .selectFrom('migrations')
        .select('name')
        .orderBy('name', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
    return name;
}
//# sourceMappingURL=catalogue.js.map
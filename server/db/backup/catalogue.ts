import type { Database } from '../../database.js';

/** A table as a backup reads and writes it. */
export interface StoredTable {
  /** Qualified with its schema. */
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Size in pages of 8 kB. */
  readonly pages: number;
}

/** The PostgreSQL system catalogue, as far as backups read it. */
type Catalogue = {
  pg_class: { oid: number; relname: string; relnamespace: number; relkind: string };
  pg_namespace: { oid: number; nspname: string };
  pg_attribute: {
    attrelid: number;
    attname: string;
    atttypid: number;
    atttypmod: number;
    attnum: number;
    attisdropped: boolean;
    attgenerated: string;
  };
  pg_sequences: { schemaname: string; sequencename: string; last_value: string | null };
  migrations: { id: number; name: string };
};

const SCHEMAS = ['public', 'graphile_worker'];
/** The migrations of a database. */
const OWN_RECORDS: ReadonlySet<string> = new Set(['public.migrations', 'graphile_worker.migrations']);
const PAGE_BYTES = 8192;

/** Every table with rows of ours or of the job queue. */
export async function listTables(db: Database): Promise<StoredTable[]> {
  const rows = await db
    .withTables<Catalogue>()
    .selectFrom('pg_class as c')
    .innerJoin('pg_namespace as n', 'n.oid', 'c.relnamespace')
    .innerJoin('pg_attribute as a', 'a.attrelid', 'c.oid')
    .select((eb) => [
      'n.nspname as schema',
      'c.relname as table',
      'a.attname as column',
      eb.fn<string>('format_type', ['a.atttypid', 'a.atttypmod']).as('type'),
      eb.fn<string>('pg_relation_size', ['c.oid']).as('bytes'),
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

/** The last value of each sequence; unused sequences are left out. */
export async function listSequences(db: Database): Promise<{ name: string; value: string }[]> {
  const rows = await db
    .withTables<Catalogue>()
    .selectFrom('pg_sequences')
    .select(['schemaname', 'sequencename', 'last_value'])
    .where('schemaname', 'in', SCHEMAS)
    .orderBy('schemaname')
    .orderBy('sequencename')
    .execute();
  return rows.flatMap(({ schemaname, sequencename, last_value: value }) =>
    value === null ? [] : [{ name: `${schemaname}.${sequencename}`, value: String(value) }],
  );
}

/** The name of the newest migration. */
export async function newestMigration(db: Database): Promise<string> {
  const { name } = await db
    .withTables<Catalogue>()
    .selectFrom('migrations')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return name;
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, sql, type Insertable } from 'kysely';
import { databaseOf, type Database, type Tables } from '../../database.js';

const BATCH = 1000;

/** The single transaction of the seed. */
export interface SeedTransaction {
  readonly em: SqlEntityManager;
  readonly db: Database;
}

/** The open transaction of an entity manager. */
export function toSeedTransaction(em: SqlEntityManager): SeedTransaction {
  return { em, db: databaseOf(em) };
}

/** A value before its conversion to JSON: instants may be text, lists read-only. */
type SeedValue<Value> = Value extends Date ? Date | string : Value extends (infer Item)[] ? readonly Item[] : Value;
/** A row to insert, by the properties of its entity. */
export type SeedRow<Name extends keyof Tables> = {
  readonly [Property in keyof Insertable<Tables[Name]>]: SeedValue<Insertable<Tables[Name]>[Property]>;
};
type NoOthers<Row, Known> = { readonly [Property in Exclude<keyof Row, keyof Known>]: never };

/** Inserts rows by the thousand. Table, columns and types come from the entity; a property it does not have is an error. */
export async function insertRows<Name extends keyof Tables, Row extends SeedRow<Name>>(
  { em, db }: SeedTransaction,
  entity: Name,
  rows: readonly (Row & NoOthers<Row, SeedRow<Name>>)[],
): Promise<void> {
  const { properties, tableName } = em.getMetadata().getByClassName(entity);
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const given = [...new Set(batch.flatMap((row) => Object.keys(row)))].map((name) => {
      const property = properties[name as never] as { fieldNames: string[]; columnTypes: string[] } | undefined;
      if (!property) throw new Error(`${entity} has no property ${name}`);
      return { name, column: property.fieldNames[0], type: property.columnTypes[0] };
    });
    await insertFromJson(db, `"${tableName}"`, given as JsonColumn[], JSON.stringify(batch));
  }
}

/** A column of a table with its type and its key in the JSON. */
export interface JsonColumn {
  readonly name: string;
  readonly column: string;
  readonly type: string;
}

/** Inserts the objects of a JSON array into a table, identity columns included; `table` is already quoted. */
export async function insertFromJson(
  db: Database,
  table: string,
  columns: readonly JsonColumn[],
  json: string,
): Promise<void> {
  const names = columns.map(({ column }) => `"${column}"`).join(', ');
  const values = columns.map(({ name }) => `"${name}"`).join(', ');
  const shape = columns.map(({ name, type }) => `"${name}" ${type}`).join(', ');
  // Named query 7: one JSON parameter for a thousand rows; individual parameters take several times as long.
  const text = `insert into ${table} (${names}) overriding system value select ${values} from json_to_recordset($1::json) as r (${shape})`;
  await db.executeQuery(CompiledQuery.raw(text, [json]));
}

type IndexCatalogue = { pg_indexes: { tablename: string; indexname: string; indexdef: string } } & {
  pg_constraint: { conname: string };
};

/** Runs work without a table's indexes, except those of constraints, and recreates them. */
export async function withoutIndexes(
  { db }: SeedTransaction,
  table: string,
  isWorthIt: boolean,
  work: () => Promise<void>,
): Promise<void> {
  if (!isWorthIt) return work();
  const indexes = await db
    .withTables<IndexCatalogue>()
    .selectFrom('pg_indexes as i')
    .select(['i.indexname as name', 'i.indexdef as definition'])
    .where('i.tablename', '=', table)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pg_constraint as c').select('c.conname').whereRef('c.conname', '=', 'i.indexname'))),
    )
    .execute();
  for (const { name } of indexes) await db.schema.dropIndex(name).execute();
  await work();
  await db
    .selectNoFrom(({ fn, val, lit }) =>
      fn('set_config', [val('maintenance_work_mem'), val('256MB'), lit(true)]).as('set'),
    )
    .execute();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

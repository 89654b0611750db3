import type { InferEntityName, Opt } from '@mikro-orm/core';
import {
  sql,
  type Compilable,
  type CompiledQuery,
  type Expression,
  type Generated,
  type Kysely,
  type RawBuilder,
} from 'kysely';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { entities } from './db/entities.js';
import { propertyNamesOf } from './db/property-names.js';

type Entity = InstanceType<(typeof entities)[number]>;
/** `Opt` marks columns with a default: an insert may leave them out. */
type Column<Value> = keyof Opt.Brand extends keyof NonNullable<Value>
  ? Value extends Opt<infer Plain>
    ? Generated<Plain>
    : Value
  : Value;
type Columns<Row> = { [Property in keyof Row as Property extends symbol ? never : Property]: Column<Row[Property]> };

/** Every table by its entity's name, every column by its property's name. */
export type Tables = { [Row in Entity as InferEntityName<Row> & string]: Columns<Row> };
/** Typed queries; inside `inTransaction` they run in its transaction. */
export type Database = Kysely<Tables>;

/** The typed query builder on the entity manager's connection. */
export function databaseOf(em: SqlEntityManager): Database {
  return em.getKysely().withPlugin(propertyNamesOf(em)) as unknown as Database;
}

/** A column in an `sql` fragment where no expression builder is at hand, so that the compiler checks its name. */
export function columnRef<Table extends keyof Tables>(
  column: `${'' | `${string}.`}${keyof Tables[Table] & string}`,
): RawBuilder<unknown> {
  return sql.ref(column);
}

/** A placeholder of a compiled query, filled in when the query runs. */
class Placeholder {
  constructor(readonly index: number) {}
}

type Expressions<Given extends readonly unknown[]> = { [Index in keyof Given]: Expression<Given[Index]> };

/**
 * A query that is built and compiled at its first run and reused with new values: this halves the processor time of queries that every call
 * runs (decision 84). PostgreSQL's driver serializes the values; a list is compared with `any`.
 */
export function preparedQuery<Given extends readonly unknown[], Row>(
  build: (db: Database, ...values: Expressions<Given>) => Compilable<Row>,
): (db: Database, ...given: Given) => Promise<Row[]> {
  const placeholders = Array.from({ length: build.length - 1 }, (_, index) => sql`${new Placeholder(index)}`);
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...given) => {
    compiled ??= build(db, ...(placeholders as unknown as Expressions<Given>)).compile();
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? given[value.index] : value));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

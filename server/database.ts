import type { InferEntityName, Opt } from '@mikro-orm/core';
import type { Generated, Kysely } from 'kysely';
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

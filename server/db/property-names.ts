import type { EntityMetadata, EntityProperty, Platform } from '@mikro-orm/core';
import { MikroKyselyPlugin, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryId } from 'kysely';
import { tablesReadBy } from './tables-read-by.js';

const NAMES = { tableNamingStrategy: 'entity', columnNamingStrategy: 'property', convertValues: true } as const;
/** The code has as many result shapes as queries; this bounds those whose columns are chosen at run time. */
const MOST_SHAPES = 2_000;

/** Rows of statements written as text keep their column names. */
const HAS_COLUMNS: ReadonlySet<string> = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

type Row = Record<string, unknown>;
/** How one column of a result becomes a property; without `convert` the value stays unchanged. */
interface Step {
  readonly column: string;
  readonly property: string;
  readonly convert?: (value: unknown) => unknown;
}

/** Shared by all databases: a prepared query is compiled for one and run on others, such as a replica. */
const tablesOf = new WeakMap<QueryId, readonly EntityMetadata[]>();

/**
 * Maps tables to entities and columns to properties, as MikroORM's plugin for Kysely does. Queries go through that plugin; results are
 * mapped by steps that are built once per shape, and entities are found in a map: decision 78 has the gain.
 */
export class PropertyNames implements KyselyPlugin {
  private readonly queries: MikroKyselyPlugin;
  private readonly entities: EntityLookup;
  private readonly shapes = new Map<string, readonly Step[]>();
  private readonly platform: Platform;

  constructor(em: SqlEntityManager) {
    this.platform = em.getDriver().getPlatform();
    this.entities = new EntityLookup(em);
    const lookup = { getMetadata: () => this.entities, getDriver: () => em.getDriver() };
    this.queries = new MikroKyselyPlugin(lookup as unknown as SqlEntityManager, NAMES);
  }

  transformQuery(args: PluginTransformQueryArgs) {
    this.entities.startQuery();
    const node = this.queries.transformQuery(args);
    if (HAS_COLUMNS.has(args.node.kind)) tablesOf.set(args.queryId, this.entities.withLast(tablesReadBy(args.node)));
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs) {
    const [first] = result.rows;
    const tables = tablesOf.get(queryId) ?? [];
    if (first === undefined || tables.length === 0) return result;
    const steps = this.stepsOf(tables, Object.keys(first));
    return { ...result, rows: result.rows.map((row) => inProperties(row, steps)) };
  }

  private stepsOf(tables: readonly EntityMetadata[], columns: readonly string[]): readonly Step[] {
    const shape = `${tables.map(({ className }) => className).join()}:${columns.join()}`;
    const known = this.shapes.get(shape);
    if (known !== undefined) return known;
    if (this.shapes.size >= MOST_SHAPES) this.shapes.clear();
    const steps = columns.map((column) => this.stepOf(tables, column));
    this.shapes.set(shape, steps);
    return steps;
  }

  /**
   * If two tables have a column of this name the later one counts, as in MikroORM's plugin; but a table that only a condition names never
   * counts before those that the rows are read from.
   */
  private stepOf(tables: readonly EntityMetadata[], column: string): Step {
    const property = tables.map((table) => propertyOf(table, column)).findLast((found) => found !== undefined);
    if (property === undefined) return { column, property: column };
    return { column, property: property.name, convert: conversionOf(property, this.platform) };
  }
}

/** Finds entities by name or table for MikroORM's plugin, which searches all of them for each alias, and caches the found ones. */
class EntityLookup {
  private readonly byName = new Map<string, EntityMetadata>();
  private readonly current = new Set<EntityMetadata>();

  constructor(em: SqlEntityManager) {
    const all = [...em.getMetadata()] as EntityMetadata[];
    for (const entity of all) this.byName.set(entity.tableName, entity);
    for (const entity of all) this.byName.set(entity.className, entity);
  }

  startQuery(): void {
    this.current.clear();
  }

  /** The entities found in this query, last those of the given names. */
  withLast(names: readonly string[]): readonly EntityMetadata[] {
    const last = new Set(names.flatMap((name) => this.byName.get(name) ?? []));
    return [...[...this.current].filter((entity) => !last.has(entity)), ...last];
  }

  getByClassName(name: string): EntityMetadata | undefined {
    const entity = this.byName.get(name);
    if (entity !== undefined) this.current.add(entity);
    return entity;
  }

  /** The candidates that the plugin searches for a table of that name, which the map already has. */
  [Symbol.iterator](): Iterator<EntityMetadata> {
    return [][Symbol.iterator]();
  }
}

function inProperties(row: Row, steps: readonly Step[]): Row {
  const named: Row = {};
  for (const { column, property, convert } of steps) {
    const value = row[column];
    named[property] = convert === undefined || value === null ? value : convert(value);
  }
  return named;
}

const propertyOf = (table: EntityMetadata, column: string): EntityProperty | undefined =>
  table.props.find(({ name, fieldNames }) => fieldNames?.includes(column) || name === column);

function conversionOf({ customType, runtimeType }: EntityProperty, platform: Platform): Step['convert'] {
  if (customType !== undefined) return (value) => customType.convertToJSValue(value, platform);
  if (runtimeType === 'Date') return (value) => (value instanceof Date ? value : platform.parseDate(value as string));
  return undefined;
}

const namesOf = new WeakMap<object, PropertyNames>();

/** The plugin of a database, shared by all entity managers of its metadata. */
export function propertyNamesOf(em: SqlEntityManager): PropertyNames {
  const metadata = em.getMetadata();
  const known = namesOf.get(metadata) ?? new PropertyNames(em);
  namesOf.set(metadata, known);
  return known;
}

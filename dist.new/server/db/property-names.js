import { MikroKyselyPlugin } from '@mikro-orm/postgresql';
const NAMES = { tableNamingStrategy: 'entity', columnNamingStrategy: 'property', convertValues: true };
/** Shapes of results are as many as queries in the code; a bound for those whose columns are chosen at run time. */
const MOST_SHAPES = 2_000;
/** Rows of statements written as text keep the names they were given. */
const HAS_COLUMNS = new Set([
    'SelectQueryNode',
    'InsertQueryNode',
    'UpdateQueryNode',
    'DeleteQueryNode',
]);
/**
 * Entities for tables and properties for columns, as MikroORM's plugin for Kysely has them. Queries go through that plugin; results go by
 * steps that are made once for each shape, and entities are found in a map: decision 78 has the gain.
 */
export class PropertyNames {
    queries;
    entities;
    tablesOf = new WeakMap();
    shapes = new Map();
    platform;
    constructor(em) {
        this.platform = em.getDriver().getPlatform();
        this.entities = new EntityLookup(em);
        const lookup = { getMetadata: () => this.entities, getDriver: () => em.getDriver() };
        this.queries = new MikroKyselyPlugin(lookup, NAMES);
    }
    transformQuery(args) {
        this.entities.startQuery();
        const node = this.queries.transformQuery(args);
        if (HAS_COLUMNS.has(args.node.kind))
            this.tablesOf.set(args.queryId, this.entities.found());
        return node;
    }
    async transformResult({ result, queryId }) {
        const [first] = result.rows;
        const tables = this.tablesOf.get(queryId) ?? [];
        if (first === undefined || tables.length === 0)
            return result;
        const steps = this.stepsOf(tables, Object.keys(first));
        return { ...result, rows: result.rows.map((row) => inProperties(row, steps)) };
    }
    stepsOf(tables, columns) {
        const shape = `${tables.map(({ className }) => className).join()}:${columns.join()}`;
        const known = this.shapes.get(shape);
        if (known !== undefined)
            return known;
        if (this.shapes.size >= MOST_SHAPES)
            this.shapes.clear();
        const steps = columns.map((column) => this.stepOf(tables, column));
        this.shapes.set(shape, steps);
        return steps;
    }
    /** Of two tables with a column of this name the later one counts, as in MikroORM's plugin. */
    stepOf(tables, column) {
        const property = tables.map((table) => propertyOf(table, column)).findLast((found) => found !== undefined);
        if (property === undefined)
            return { column, property: column };
        return { column, property: property.name, convert: conversionOf(property, this.platform) };
    }
}
/** Finds entities by name or table for MikroORM's plugin, which looks through all of them for each alias, and remembers which ones it found. */
class EntityLookup {
    byName = new Map();
    current = new Set();
    constructor(em) {
        const all = [...em.getMetadata()];
        for (const entity of all)
            this.byName.set(entity.tableName, entity);
        for (const entity of all)
            this.byName.set(entity.className, entity);
    }
    startQuery() {
        this.current.clear();
    }
    found() {
        return [...this.current];
    }
    getByClassName(name) {
        const entity = this.byName.get(name);
        if (entity !== undefined)
            this.current.add(entity);
        return entity;
    }
    /** What the plugin looks through for a table of that name: the map has them already. */
    [Symbol.iterator]() {
        return [][Symbol.iterator]();
    }
}
function inProperties(row, steps) {
    const named = {};
    for (const { column, property, convert } of steps) {
        const value = row[column];
        named[property] = convert === undefined || value === null ? value : convert(value);
    }
    return named;
}
const propertyOf = (table, column) => table.props.find(({ name, fieldNames }) => fieldNames?.includes(column) || name === column);
function conversionOf({ customType, runtimeType }, platform) {
    if (customType !== undefined)
        return (value) => customType.convertToJSValue(value, platform);
    if (runtimeType === 'Date')
        return (value) => (value instanceof Date ? value : platform.parseDate(value));
    return undefined;
}
const namesOf = new WeakMap();
/** The plugin of a database: one for all entity managers of its metadata. */
export function propertyNamesOf(em) {
    const metadata = em.getMetadata();
    const known = namesOf.get(metadata) ?? new PropertyNames(em);
    namesOf.set(metadata, known);
    return known;
}
//# sourceMappingURL=property-names.js.map
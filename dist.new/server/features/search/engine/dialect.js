/** PostgreSQL, on the indexes of `space_search`. */
export const postgresDialect = {
    x: 'pt[0]',
    y: 'pt[1]',
    text: (value) => `${value}::text`,
    countIf: (condition) => `count(*) filter (where ${condition})`,
    distance: (x, y) => `pt <-> point(${x}, ${y})`,
    isInCircle: (x, y, radius) => `pt <@ circle(point(${x}, ${y}), ${radius})`,
    isInBox: (west, south, east, north) => `pt <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
    isTaken: (from, to) => `busy && daterange(${from}::date, ${to}::date)`,
    mentions: (text) => `tsv @@ websearch_to_tsquery('spanish', immutable_unaccent(${text}))`,
};
//# sourceMappingURL=dialect.js.map
import {
  AliasNode,
  DeleteQueryNode,
  InsertQueryNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
  type OperationNode,
  type WithNode,
} from 'kysely';

/** The queries of a WITH clause by their names. */
type Named = ReadonlyMap<string, OperationNode>;

/** The names of the tables that a query's rows come from, in the order of FROM and JOIN; not those that its conditions or values ask. */
export function tablesReadBy(query: OperationNode, outer: Named = new Map()): string[] {
  const named = withNamed(query, outer);
  return sourcesOf(query).flatMap((source) => tablesOfSource(source, named));
}

function sourcesOf(query: OperationNode): readonly OperationNode[] {
  if (SelectQueryNode.is(query)) return [...(query.from?.froms ?? []), ...joinedIn(query)];
  if (UpdateQueryNode.is(query)) return [...definedOf(query.table), ...(query.from?.froms ?? []), ...joinedIn(query)];
  if (DeleteQueryNode.is(query)) return [...query.from.froms, ...(query.using?.tables ?? []), ...joinedIn(query)];
  if (InsertQueryNode.is(query)) return definedOf(query.into);
  return [];
}

const definedOf = (node: OperationNode | undefined): readonly OperationNode[] => (node === undefined ? [] : [node]);

const joinedIn = ({ joins = [] }: Pick<SelectQueryNode, 'joins'>): readonly OperationNode[] =>
  joins.map(({ table }) => table);

/** A table has its name, a query in the place of one those of its own tables. */
function tablesOfSource(source: OperationNode, named: Named): readonly string[] {
  if (AliasNode.is(source)) return tablesOfSource(source.node, named);
  if (!TableNode.is(source)) return tablesReadBy(source, named);
  const { name } = source.table.identifier;
  const query = named.get(name);
  return query === undefined ? [name] : tablesReadBy(query, without(named, name));
}

function withNamed(query: OperationNode, outer: Named): Named {
  const clause = (query as { readonly with?: WithNode }).with;
  if (clause === undefined) return outer;
  const inner = clause.expressions.map(({ name, expression }): [string, OperationNode] => [
    name.table.table.identifier.name,
    expression,
  ]);
  return new Map([...outer, ...inner]);
}

/** A recursive query names itself. */
const without = (named: Named, name: string): Named => new Map([...named].filter(([other]) => other !== name));

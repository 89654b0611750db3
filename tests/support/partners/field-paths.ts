import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { anyValue } from '../../server/support/root-fields.js';

/** One field of a path; `on` names the type of an interface. */
export interface Step {
  readonly type: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly on?: string;
}

/** The steps from a root type to an object type; empty for a root type. */
export type Path = readonly Step[];

/** The arguments of fields by `Type.field`; other fields get values that pass GraphQL's validation and match no record. */
export type Arguments = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The shortest path to each type through fields that `mayPass`; earlier root fields take precedence. */
export function shortestPaths(
  schema: GraphQLSchema,
  mayPass: (type: string, field: GraphQLField<unknown, unknown>) => boolean,
): Map<string, Path> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
  const paths = new Map<string, Path>(roots.map(({ name }) => [name, []]));
  const queue: GraphQLObjectType[] = [...roots];
  for (let type = queue.shift(); type; type = queue.shift())
    for (const field of Object.values(type.getFields())) {
      if (!mayPass(type.name, field)) continue;
      const answer = getNamedType(field.type);
      const objects = isInterfaceType(answer)
        ? schema.getImplementations(answer).objects
        : isObjectType(answer)
          ? [answer]
          : [];
      for (const object of objects) {
        if (paths.has(object.name)) continue;
        const step = { type: type.name, field, ...(isInterfaceType(answer) ? { on: object.name } : {}) };
        paths.set(object.name, [...(paths.get(type.name) ?? []), step]);
        queue.push(object);
      }
    }
  return paths;
}

export interface Call {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The call that selects fields of the type at the end of a path; of objects only their type name. */
export function callOf(type: string, path: Path, fields: readonly Step['field'][], known: Arguments): Call {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const textOf = ({ type: parent, field }: Pick<Step, 'type' | 'field'>): string => {
    const values = known[`${parent}.${field.name}`] ?? {};
    const args = field.args.filter((arg) => arg.name in values || isNonNullType(arg.type));
    const passed = args.map((arg) => {
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(arg.type)}`);
      variables[name] = arg.name in values ? values[arg.name] : anyValue(arg.type);
      return `${arg.name}: $${name}`;
    });
    return passed.length > 0 ? `${field.name}(${passed.join(', ')})` : field.name;
  };
  const leaves = fields.map((field) => {
    const text = textOf({ type, field });
    return isCompositeType(getNamedType(field.type)) ? `${text} { __typename }` : text;
  });
  const selection = path.reduceRight(
    (inner, step) => `${textOf(step)} { ${step.on ? `... on ${step.on} { ${inner} }` : inner} }`,
    leaves.join(' '),
  );
  const root = (path[0]?.type ?? type).toLowerCase();
  return { query: `${root}${declared.length > 0 ? ` (${declared.join(', ')})` : ''} { ${selection} }`, variables };
}

type Json = Readonly<Record<string, unknown>>;

/** The objects at the end of a path in an answer; objects of other types than the path names are included but lack the fields. */
export function objectsAt(data: Json | null | undefined, path: Path): Json[] {
  let found: unknown[] = [data];
  for (const { field } of path) found = found.flatMap((one) => (one as Json | null)?.[field.name] ?? []);
  return found.filter((one): one is Json => typeof one === 'object' && one !== null && Object.keys(one).length > 0);
}

/** Whether a value has content; an empty list has none. */
export const hasValue = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);

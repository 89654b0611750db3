import {
  getNamedType,
  GraphQLObjectType,
  isObjectType,
  isSpecifiedScalarType,
  printType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { ErrorCode } from '../../../core/errors/error-codes.js';
import { leastPoints } from '../../../core/graphql/operation-cost.js';
import { PUBLIC_TYPES, type NeededScope } from '../public-api/public-fields.rules.js';
import { publicSchemaOf } from '../public-api/public-schema.js';
import { ApiEntryKind, type ApiArgument, type ApiEntry, type ApiReference } from './reference.types.js';

type Entries = ReadonlyMap<string, ApiEntry>;

/** Characters of a comment that fit half a page without scrolling. */
const COMMENT_WIDTH = 48;

const CODES: ReadonlySet<string> = new Set(Object.values(ErrorCode));

/** The reference of a schema, cached because filtering the public part takes a tenth of a second. */
const known = new WeakMap<GraphQLSchema, Entries>();

/** The operations, the types, and the entry of one of them. */
export function referenceOf(whole: GraphQLSchema, name: string): ApiReference {
  let entries = known.get(whole);
  if (!entries) known.set(whole, (entries = entriesOf(publicSchemaOf(whole))));
  const all = [...entries.values()];
  return {
    operations: all.filter(({ kind }) => kind !== ApiEntryKind.TYPE),
    types: all.filter(({ kind }) => kind === ApiEntryKind.TYPE),
    entry: entries.get(name) ?? null,
  };
}

function entriesOf(schema: GraphQLSchema): Entries {
  const roots = [
    [ApiEntryKind.QUERY, schema.getQueryType()],
    [ApiEntryKind.MUTATION, schema.getMutationType()],
    [ApiEntryKind.SUBSCRIPTION, schema.getSubscriptionType()],
  ] as const;
  const operations = roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {})
      .map((field) => operationEntry(kind, field))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  const names = new Set(roots.map(([, root]) => root?.name));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isShown(type) && !names.has(type.name))
    .map(typeEntry)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return new Map([...operations, ...types].map((entry) => [entry.name, entry]));
}

const isShown = (type: GraphQLNamedType): boolean => !type.name.startsWith('__') && !isSpecifiedScalarType(type);

function operationEntry(kind: ApiEntryKind, field: GraphQLField<unknown, unknown>): ApiEntry {
  const { name, args, type, description } = field;
  const answer = getNamedType(type);
  const [text = '', errors = ''] = (description ?? '').split(/\s*Errors: /);
  return {
    name,
    kind,
    scope: field.extensions['scope'] as NeededScope,
    points: Math.max(1, leastPoints(field)),
    summary: summaryOf(text),
    description: text,
    arguments: args.map(argumentOf),
    errors: [...new Set(errors.match(/[A-Z][A-Z_]{3,}/g))].filter((code) => CODES.has(code)),
    definition: definitionOf(answer),
    types: [...new Set([...args.map((arg) => getNamedType(arg.type)), answer].filter(isShown).map((one) => one.name))],
  };
}

function typeEntry(type: GraphQLNamedType): ApiEntry {
  const definition = definitionOf(type);
  const fields: readonly { readonly type: GraphQLType }[] =
    'getFields' in type ? Object.values<{ readonly type: GraphQLType }>(type.getFields()) : [];
  const named = fields.map((field) => getNamedType(field.type));
  return {
    name: type.name,
    kind: ApiEntryKind.TYPE,
    scope: PUBLIC_TYPES[type.name]?.scope ?? null,
    points: null,
    summary: summaryOf(type.description ?? ''),
    description: type.description ?? '',
    arguments: [],
    errors: [],
    definition,
    types: [...new Set(named.filter(isShown).map(({ name }) => name))],
  };
}

/** The first sentence, or its part before a colon or a semicolon. */
const summaryOf = (description: string): string => /^.*?(?=[.:;](?:\s|$)|$)/s.exec(description)?.[0] ?? '';

const argumentOf = ({ name, type, description, defaultValue }: GraphQLArgument): ApiArgument => ({
  name,
  type: String(type) + (defaultValue === undefined ? '' : ` = ${String(defaultValue)}`),
  description: description ?? '',
});

/** The SDL of an operation; description and cost are comments, which are easier to read than block strings. */
function definitionOf(type: GraphQLNamedType): string {
  return printType(withCosts(type)).replaceAll(/^( *)"""\s*([\s\S]*?)\s*"""$/gm, (_all, indent: string, text: string) =>
    linesOf(text, COMMENT_WIDTH - indent.length)
      .map((line) => `${indent}# ${line}`)
      .join('\n'),
  );
}

/** The SDL of a type; fields with a cost state it. */
function withCosts(type: GraphQLNamedType): GraphQLNamedType {
  if (!isObjectType(type)) return type;
  const { fields, ...config } = type.toConfig();
  const described = Object.entries(fields).map(([name, field]) => {
    const points = leastPoints({ extensions: field.extensions ?? {} });
    const cost = points === 0 ? '' : ` Costs ${points} ${points === 1 ? 'point' : 'points'} or more.`;
    return [name, { ...field, description: `${field.description ?? ''}${cost}` }];
  });
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(described) as typeof fields });
}

/** Wraps text at a maximum width; longer words are kept whole. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

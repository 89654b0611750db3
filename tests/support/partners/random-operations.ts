import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from '../../../server/db/seed/random.js';

/** A valid operation with random values. */
export interface RandomOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const TEXTS = [
  '',
  ' ',
  'Madrid',
  '28012',
  'O’Higgins %_\\',
  '<b>hola</b>',
  '😀'.repeat(30),
  'x'.repeat(300),
  '-1',
  'null',
  '\u0000',
  'WyJ4Il0',
];
const INTS = [0, 1, 2, 5, 24, 50, 51, -1, 100, 7000, 2_147_483_647, -2_147_483_648];
const FLOATS = [0, 0.5, -0.1, 40.4168, -3.7038, 91, 181, 1e9, 1e-9];
const DAYS = ['2026-12-01', '2027-01-31', '2027-02-28', '2028-02-29', '0001-01-01', '9999-12-31', '1970-01-01'];
const INSTANTS = ['2026-11-26T10:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'];
const MAX_DEPTH = 3;

/** Generates random operations of a schema; `ids` are those of existing records. */
export class RandomOperations {
  private variables: Record<string, { type: string; value: unknown }> = {};

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
    private readonly ids: readonly string[],
  ) {}

  next(root: GraphQLObjectType): RandomOperation {
    this.variables = {};
    const names = Object.keys(root.getFields());
    const field = root.getFields()[this.random.pick(names)] as GraphQLField<unknown, unknown>;
    const body = this.fieldText(field, 0);
    const declared = Object.entries(this.variables).map(([name, { type }]) => `$${name}: ${type}`);
    const kind = root === this.schema.getMutationType() ? 'mutation' : 'query';
    return {
      query: `${kind}${declared.length > 0 ? ` (${declared.join(', ')})` : ''} { ${body} }`,
      variables: Object.fromEntries(Object.entries(this.variables).map(([name, { value }]) => [name, value])),
    };
  }

  private fieldText(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.filter((arg) => isNonNullType(arg.type) || this.random.chance(0.4));
    const args = given.map((arg) => {
      const name = `v${Object.keys(this.variables).length}`;
      this.variables[name] = { type: String(arg.type), value: this.value(arg.type, 0) };
      return `${arg.name}: $${name}`;
    });
    const head = args.length > 0 ? `${field.name}(${args.join(', ')})` : field.name;
    return head + this.selection(getNamedType(field.type), depth);
  }

  private selection(type: GraphQLNamedType, depth: number): string {
    if (isLeafType(type)) return '';
    if (isUnionType(type))
      return ` { __typename ${type
        .getTypes()
        .map((one) => this.onType(one, depth))
        .join(' ')} }`;
    if (!isObjectType(type) && !isInterfaceType(type)) return '';
    const fields = Object.values(type.getFields()).filter(
      (field) => depth < MAX_DEPTH || isLeafType(getNamedType(field.type)),
    );
    const chosen = fields.filter(() => this.random.chance(depth === 0 ? 0.6 : 0.35)).slice(0, 12);
    // Aliases, because a field with the same name may have other arguments elsewhere.
    const inner = chosen.map((field, index) => `f${depth}_${index}: ${this.fieldText(field, depth + 1)}`);
    return ` { __typename ${inner.join(' ')} }`;
  }

  private onType(type: GraphQLObjectType, depth: number): string {
    return `... on ${type.name}${this.selection(type, Math.max(depth + 1, MAX_DEPTH))}`;
  }

  private value(type: GraphQLInputType, depth: number): unknown {
    if (!isNonNullType(type) && this.random.chance(0.1)) return null;
    const inner = getNullableType(type);
    if (isListType(inner))
      return Array.from({ length: this.random.int(0, 3) }, () => this.value(inner.ofType as GraphQLInputType, depth));
    if (isEnumType(inner)) return this.random.pick(inner.getValues()).name;
    if (isInputObjectType(inner) && inner.isOneOf) {
      const field = this.random.pick(Object.values(inner.getFields()));
      return { [field.name]: this.value(getNullableType(field.type), depth + 1) };
    }
    if (isInputObjectType(inner))
      return Object.fromEntries(
        Object.values(inner.getFields())
          .filter((field) => isNonNullType(field.type) || this.random.chance(depth < 2 ? 0.5 : 0.1))
          .map((field) => [field.name, this.value(field.type, depth + 1)]),
      );
    return this.scalar((inner as { name: string }).name);
  }

  private scalar(name: string): unknown {
    switch (name) {
      case 'ID':
        return this.random.chance(0.8) ? this.random.pick(this.ids) : this.random.pick(TEXTS);
      case 'Int':
        return this.random.pick(INTS);
      case 'Float':
        return this.random.pick(FLOATS);
      case 'Boolean':
        return this.random.chance(0.5);
      case 'LocalDate':
        return this.random.pick(DAYS);
      case 'DateTimeISO':
        return this.random.pick(INSTANTS);
      case 'JSONObject':
        return { city: 'Madrid', from: this.random.pick(DAYS), any: [1, null, 'x'] };
      default:
        return this.random.pick(TEXTS);
    }
  }
}

import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ApiChangeKind } from './api-changes.js';

/** The kind of an entry of the reference. */
export enum ApiEntryKind {
  QUERY = 'query',
  MUTATION = 'mutation',
  SUBSCRIPTION = 'subscription',
  TYPE = 'type',
}

registerEnumType(ApiEntryKind, {
  name: 'ApiEntryKind',
  description: 'The kind of an entry of the reference.',
  valuesConfig: {
    QUERY: { description: 'A query.' },
    MUTATION: { description: 'A mutation.' },
    SUBSCRIPTION: { description: 'A subscription, over a WebSocket.' },
    TYPE: { description: 'A type that operations take or return.' },
  },
});

registerEnumType(ApiChangeKind, {
  name: 'ApiChangeKind',
  description: 'The impact of a change on API clients.',
  valuesConfig: {
    NEW: { description: 'An addition.' },
    CHANGED: { description: 'Changed behaviour.' },
    RETIRED: { description: 'A deprecation, with the day of removal.' },
    FIXED: { description: 'A fix.' },
  },
});

@ObjectType({ description: 'An operation or a type in the reference.' })
export class ApiEntryName {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ApiEntryKind, { description: 'Its kind.' })
  kind!: ApiEntryKind;

  @Field(() => String, { description: 'The first sentence of its description.' })
  summary!: string;
}

@ObjectType({ description: 'An argument of an operation.' })
export class ApiArgument {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its type in SDL, with its default.' })
  type!: string;

  @Field(() => String, { description: 'Its description, in English as in the schema.' })
  description!: string;
}

@ObjectType({ description: 'An operation or a type of the public part of the API, generated from its schema.' })
export class ApiEntry extends ApiEntryName {
  @Field(() => ApiScope, { nullable: true, description: 'The required scope; null for any key.' })
  scope!: ApiScope | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The minimum cost in points; null for a type, whose fields state theirs in `definition`.',
  })
  points!: number | null;

  @Field(() => String, { description: 'Its description, in English as in the schema.' })
  description!: string;

  @Field(() => [ApiArgument], { description: 'Its arguments; empty for a type.' })
  arguments!: ApiArgument[];

  @Field(() => [String], { description: 'The error codes it names.' })
  errors!: string[];

  @Field(() => String, { description: 'Its return type, or the type itself, in SDL.' })
  definition!: string;

  @Field(() => [String], { description: 'The types it references.' })
  types!: string[];
}

@ObjectType({ description: 'A change of the public part of the API.' })
export class ApiChangeEntry {
  @Field(() => LocalDate, { description: 'Its day.' })
  date!: string;

  @Field(() => ApiChangeKind, { description: 'Its impact on API clients.' })
  kind!: ApiChangeKind;

  @Field(() => String, { description: 'The description, in the language of the call.' })
  text!: string;
}

@ObjectType({ description: 'The reference of the public part of the API, generated from its schema.' })
export class ApiReference {
  @Field(() => [ApiEntryName], { description: 'Every operation, queries first, by name.' })
  operations!: ApiEntryName[];

  @Field(() => [ApiEntryName], { description: 'Every type, by name.' })
  types!: ApiEntryName[];

  @Field(() => ApiEntry, { nullable: true, description: 'The requested entry; null when there is none.' })
  entry!: ApiEntry | null;
}

import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ApiChangeKind } from './api-changes.js';

/** What an entry of the reference is about. */
export enum ApiEntryKind {
  QUERY = 'query',
  MUTATION = 'mutation',
  SUBSCRIPTION = 'subscription',
  TYPE = 'type',
}

registerEnumType(ApiEntryKind, {
  name: 'ApiEntryKind',
  description: 'What an entry of the reference is about.',
  valuesConfig: {
    QUERY: { description: 'It reads.' },
    MUTATION: { description: 'It changes something.' },
    SUBSCRIPTION: { description: 'It announces changes over a WebSocket.' },
    TYPE: { description: 'What the others take or answer.' },
  },
});

registerEnumType(ApiChangeKind, {
  name: 'ApiChangeKind',
  description: 'What a change of the API means to who built on it.',
  valuesConfig: {
    NEW: { description: 'Something more can be done.' },
    CHANGED: { description: 'Something is done otherwise.' },
    RETIRED: { description: 'Something will be removed, on a day that is named.' },
    FIXED: { description: 'Something was wrong.' },
  },
});

@ObjectType({ description: 'An operation or a type that the reference describes.' })
export class ApiEntryName {
  @Field(() => String, { description: 'As it is called.' })
  name!: string;

  @Field(() => ApiEntryKind, { description: 'What it is.' })
  kind!: ApiEntryKind;

  @Field(() => String, { description: 'The first sentence of its description.' })
  summary!: string;
}

@ObjectType({ description: 'An argument of an operation.' })
export class ApiArgument {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its type as the schema writes it, with its default.' })
  type!: string;

  @Field(() => String, { description: 'What it means, in English as in the schema.' })
  description!: string;
}

@ObjectType({ description: 'An operation or a type of the public part of the API, made from its schema.' })
export class ApiEntry extends ApiEntryName {
  @Field(() => ApiScope, { nullable: true, description: 'The scope that it needs; null: any key.' })
  scope!: ApiScope | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The points that it costs at least; null of a type, whose fields have theirs in `definition`.',
  })
  points!: number | null;

  @Field(() => String, { description: 'What it does, in English as in the schema.' })
  description!: string;

  @Field(() => [ApiArgument], { description: 'What it takes; nothing of a type.' })
  arguments!: ApiArgument[];

  @Field(() => [String], { description: 'Codes of errors that it names.' })
  errors!: string[];

  @Field(() => String, { description: 'The type that it answers, or the type itself, as the schema writes it.' })
  definition!: string;

  @Field(() => [String], { description: 'Types that are named in it.' })
  types!: string[];
}

@ObjectType({ description: 'A change of the public part of the API.' })
export class ApiChangeEntry {
  @Field(() => LocalDate, { description: 'Its day.' })
  date!: string;

  @Field(() => ApiChangeKind, { description: 'What it means to who built on it.' })
  kind!: ApiChangeKind;

  @Field(() => String, { description: 'What changed, in the language of the call.' })
  text!: string;
}

@ObjectType({ description: 'The reference of the public part of the API, made from its schema.' })
export class ApiReference {
  @Field(() => [ApiEntryName], { description: 'Every operation, queries first, by name.' })
  operations!: ApiEntryName[];

  @Field(() => [ApiEntryName], { description: 'Every type, by name.' })
  types!: ApiEntryName[];

  @Field(() => ApiEntry, { nullable: true, description: 'The entry that was asked for; null when there is none.' })
  entry!: ApiEntry | null;
}

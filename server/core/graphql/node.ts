import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({
  description: 'Anything with an id of its own; `node(id)` fetches it.',
  resolveType: (value: object) => (value as { __typename: string }).__typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque and stable.' })
  readonly id!: string;
}

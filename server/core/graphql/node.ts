import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({
  description: 'An object with a global id; `node(id)` fetches it.',
  resolveType: (value: object) => (value as { __typename: string }).__typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque and stable.' })
  readonly id!: string;
}

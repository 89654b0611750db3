import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { ConversationKind } from '../message.enums.js';

/** A conversation between a renter and a host about one space. Fields that depend on the viewer are field resolvers. */
@ObjectType({
  description:
    'The messages of a renter and a host about a space: one conversation per pair and space, visible only to the two.',
  implements: Node,
})
@Entity({ tableName: 'conversations' })
export class Conversation {
  [EntityName]?: 'Conversation';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  /** Null after the space was deleted. */
  @Property({ type: 'uuid', nullable: true })
  spaceId!: string | null;

  @Property({ type: 'uuid' })
  renterId!: string;

  @Property({ type: 'uuid' })
  hostId!: string;

  @Field(() => ConversationKind, { description: 'Its subject.' })
  @Property({ type: 'text', defaultRaw: "'direct'::text" })
  kind!: Opt<ConversationKind>;

  @Field(() => Date, { description: 'When its newest message was sent.' })
  @Property({ type: 'timestamptz' })
  lastMessageAt!: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The settings that one participant has for one conversation. */
@Entity({ tableName: 'conversation_sides' })
export class ConversationSide {
  [EntityName]?: 'ConversationSide';
  [PrimaryKeyProp]?: ['conversationId', 'userId'];

  @PrimaryKey({ type: 'uuid' })
  conversationId!: string;

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  isMuted!: Opt<boolean>;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  isHidden!: Opt<boolean>;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  hasBlocked!: Opt<boolean>;
}

import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ContactKind } from '../../../core/redaction/contact/contact-patterns.js';

/** A period in which a user may not send messages. */
@Entity({ tableName: 'message_pauses' })
export class MessagePause {
  [EntityName]?: 'MessagePause';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'array' })
  kinds!: ContactKind[];

  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  @Property({ type: 'timestamptz' })
  endsAt!: Date;
}

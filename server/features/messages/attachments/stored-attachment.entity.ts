import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { AttachmentKind } from './attachment.enums.js';

/** The columns of a file that is uploaded first and sent with a message afterwards. */
@ObjectType()
export abstract class StoredAttachment {
  /** Null until it is sent. */
  @Property({ type: 'uuid', nullable: true })
  messageId!: string | null;

  /** Order within the message. */
  @Property({ type: 'smallint', defaultRaw: '0' })
  position!: Opt<number>;

  @Property({ type: 'text' })
  storageKey!: string;

  @Field(() => AttachmentKind, { description: 'Its kind.' })
  @Property({ type: 'text' })
  kind!: AttachmentKind;

  @Field(() => String, { description: 'Its file name, 1–120 characters with the extension.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  bytes!: number;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

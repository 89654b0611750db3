import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Locale } from '../../core/values/locale.js';
import type { ContactTopic } from './contact.inputs.js';

/** A message sent with the contact form. */
@Entity({ tableName: 'contact_messages' })
export class ContactMessage {
  [EntityName]?: 'ContactMessage';
  [PrimaryKeyProp]?: 'code';

  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  topic!: ContactTopic;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'text' })
  locale!: Locale;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

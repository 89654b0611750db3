import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The code sent to a phone number that a user wants to confirm; only its hash is stored. */
@Entity({ tableName: 'phone_codes' })
export class PhoneCode {
  [EntityName]?: 'PhoneCode';
  [PrimaryKeyProp]?: 'userId';

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text' })
  codeHash!: string;

  @Property({ type: 'smallint', defaultRaw: '0' })
  attempts!: Opt<number>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

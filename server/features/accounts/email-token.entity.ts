import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What a mailed link is for. */
export type LinkPurpose = 'confirm_email' | 'reset_password' | 'change_email';

/** A single-use link sent by e-mail; only its hash is stored. */
@Entity({ tableName: 'email_tokens' })
export class EmailToken {
  [EntityName]?: 'EmailToken';
  [PrimaryKeyProp]?: 'tokenHash';

  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  purpose!: LinkPurpose;

  @Property({ type: 'text' })
  email!: string;

  /** Of a sign-up's link: the digest of the hash of the password it confirms. */
  @Property({ type: 'text', nullable: true })
  passwordDigest!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}

import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A sign-in that waits for its second factor. */
@Entity({ tableName: 'mfa_challenges' })
export class MfaChallenge {
  [EntityName]?: 'MfaChallenge';
  [PrimaryKeyProp]?: 'tokenHash';

  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'smallint', defaultRaw: '0' })
  attempts!: Opt<number>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}

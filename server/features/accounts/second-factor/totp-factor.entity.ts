import { BigIntType, EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The one-time-password secret of a user, encrypted. */
@Entity({ tableName: 'totp_factors' })
export class TotpFactor {
  [EntityName]?: 'TotpFactor';
  [PrimaryKeyProp]?: 'userId';

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text', nullable: true })
  secret!: string | null;

  @Property({ type: 'text', nullable: true })
  pendingSecret!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;

  @Property({ type: new BigIntType('number'), defaultRaw: '0' })
  lastStep!: Opt<number>;
}

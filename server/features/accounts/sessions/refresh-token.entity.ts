import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A single-use refresh token of a session; only its hash is stored. */
@Entity({ tableName: 'refresh_tokens' })
export class RefreshToken {
  [EntityName]?: 'RefreshToken';
  [PrimaryKeyProp]?: 'tokenHash';

  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'uuid' })
  sessionId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}

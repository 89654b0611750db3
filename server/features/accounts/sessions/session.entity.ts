import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Why a session was ended before it expired. */
export type RevokeReason =
  | 'signed_out'
  | 'refresh_token_reused'
  | 'revoked_by_owner'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor_added'
  | 'suspended'
  | 'roles_changed'
  | 'revoked_by_staff'
  | 'erased'
  | 'merged';

/** A signed-in session of a user on one device. */
@Entity({ tableName: 'sessions' })
export class Session {
  [EntityName]?: 'Session';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text', defaultRaw: "''::text" })
  userAgent!: Opt<string>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt!: Opt<Date>;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  revokeReason!: RevokeReason | null;

  @Property({ type: 'uuid', nullable: true })
  deviceId!: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  mfaVerifiedAt!: Date | null;
}

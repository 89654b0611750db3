import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';

/** A token of an app, stored as its hash. */
@Entity({ tableName: 'app_tokens' })
export class AppToken {
  [EntityName]?: 'AppToken';

  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Property({ type: 'uuid' })
  grantId!: string;

  /** Shared by all tokens that came from one code. */
  @Property({ type: 'uuid' })
  familyId!: string;

  @Property({ type: 'text' })
  kind!: 'access' | 'refresh';

  @Property({ type: 'array' })
  scopes!: ApiScope[];

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}

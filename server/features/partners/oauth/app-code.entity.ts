import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';

/** An authorization code, stored as its hash: an app exchanges it for tokens, once. */
@Entity({ tableName: 'app_codes' })
export class AppCode {
  [EntityName]?: 'AppCode';

  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Property({ type: 'uuid' })
  grantId!: string;

  @Property({ type: 'text' })
  redirectUri!: string;

  @Property({ type: 'text' })
  codeChallenge!: string;

  @Property({ type: 'array' })
  scopes!: ApiScope[];

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}

import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../../core/roles.js';

/** A role granted to a user. */
@Entity({ tableName: 'user_roles' })
export class UserRole {
  [EntityName]?: 'UserRole';
  [PrimaryKeyProp]?: ['userId', 'role'];

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  role!: Role;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  grantedAt!: Opt<Date>;
}

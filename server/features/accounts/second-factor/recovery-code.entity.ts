import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A single-use code that replaces the second factor; only its hash is stored. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  [EntityName]?: 'RecoveryCode';
  [PrimaryKeyProp]?: ['userId', 'codeHash'];

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  codeHash!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}

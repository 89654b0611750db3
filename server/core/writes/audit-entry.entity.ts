import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One sensitive act. Rows form a hash chain, are never updated, and deleted only from the beginning after six years. */
@Entity({ tableName: 'audit_log' })
export class AuditEntry {
  [EntityName]?: 'AuditEntry';

  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  id!: Opt<number>;

  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'text' })
  objectType!: string;

  @Property({ type: 'text' })
  objectId!: string;

  @Property({ type: 'json', nullable: true })
  before!: unknown;

  @Property({ type: 'json', nullable: true })
  after!: unknown;

  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Property({ type: 'text', nullable: true })
  ipHash!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Opt<Date>;

  @Property({ type: 'text' })
  prevHash!: string;

  @Property({ type: 'text' })
  hash!: string;
}

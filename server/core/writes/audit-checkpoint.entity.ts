import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Marks where the oldest part of the audit log was deleted after its retention; the hash chain continues from here. */
@Entity({ tableName: 'audit_checkpoints' })
export class AuditCheckpoint {
  [EntityName]?: 'AuditCheckpoint';

  /** The last deleted entry. */
  @PrimaryKey({ type: new BigIntType('number') })
  uptoId!: number;

  /** Its hash, which the next entry covers. */
  @Property({ type: 'text' })
  hash!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

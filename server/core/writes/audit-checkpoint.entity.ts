import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Where a beginning of the record of acts was deleted after its years; the chain goes on from there. */
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

import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The stored answer to an idempotency key of the sandbox payment provider; the key expires after a day. */
@Entity({ tableName: 'sandbox_keys' })
export class SandboxKey {
  [EntityName]?: 'SandboxKey';

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  requestHash!: string;

  /** Null while the call is running. */
  @Property({ type: 'integer', nullable: true })
  status!: number | null;

  @Property({ type: 'json', nullable: true })
  answer!: Readonly<Record<string, unknown>> | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

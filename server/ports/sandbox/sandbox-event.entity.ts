import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A webhook of the sandbox payment provider. */
@Entity({ tableName: 'sandbox_events' })
export class SandboxEvent {
  [EntityName]?: 'SandboxEvent';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text', nullable: true })
  accountId!: string | null;

  @Property({ type: 'text' })
  type!: string;

  /** A snapshot of the object. */
  @Property({ type: 'json' })
  object!: Readonly<Record<string, unknown>>;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt!: Date | null;

  @Property({ type: 'integer', defaultRaw: '0' })
  attempts!: Opt<number>;
}

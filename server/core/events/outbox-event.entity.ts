import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DomainEvent } from './event-types.js';

/** An event, stored in the transaction that caused it and dispatched afterwards. */
@Entity({ tableName: 'outbox' })
export class OutboxEvent {
  [EntityName]?: 'OutboxEvent';

  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  id!: Opt<number>;

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'json' })
  payload!: DomainEvent['payload'];

  /** The booking whose events are dispatched in order; computed by the database. */
  @Property({ type: 'text', nullable: true, persist: false, lazy: true })
  orderKey?: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', nullable: true })
  dispatchedAt!: Date | null;

  @Property({ type: 'integer', defaultRaw: '0' })
  attempts!: Opt<number>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  nextAttemptAt!: Opt<Date>;

  @Property({ type: 'text', nullable: true })
  lastError!: string | null;
}

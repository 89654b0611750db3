import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The result of an earlier call with the same key; ids only. */
export type StoredResult = Readonly<Record<string, string>>;

/** The stored result of a call that carried an idempotency key. */
@Entity({ tableName: 'idempotency_keys' })
export class IdempotencyKey {
  [EntityName]?: 'IdempotencyKey';
  [PrimaryKeyProp]?: ['userId', 'operation', 'key'];

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  operation!: string;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  requestHash!: string;

  @Property({ type: 'json', nullable: true })
  response!: StoredResult | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

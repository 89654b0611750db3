import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ProviderEvent as ReadEvent } from '../../../ports/payments/payments.js';

/** A received webhook, without its body: its subject is fetched when it is applied. */
@Entity({ tableName: 'provider_events' })
export class ProviderEvent {
  [EntityName]?: 'ProviderEvent';
  [PrimaryKeyProp]?: ['provider', 'id'];

  @PrimaryKey({ type: 'text' })
  provider!: string;

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'text' })
  subject!: ReadEvent['subject'];

  @Property({ type: 'text' })
  ref!: string;

  /** The payee's account it happened in; null for ours. */
  @Property({ type: 'text', nullable: true })
  accountRef!: string | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  receivedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  appliedAt!: Date | null;
}

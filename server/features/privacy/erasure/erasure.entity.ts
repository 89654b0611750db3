import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The states of an erasure request. */
export enum ErasureStatus {
  SCHEDULED = 'scheduled',
  CANCELLED = 'cancelled',
  DONE = 'done',
}

/** A requested erasure of an account and the time it runs. */
@Entity({ tableName: 'erasures' })
export class Erasure {
  [EntityName]?: 'Erasure';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text', defaultRaw: "'scheduled'::text" })
  status!: Opt<ErasureStatus>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  requestedAt!: Opt<Date>;

  @Property({ type: 'timestamptz' })
  runAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  doneAt!: Date | null;
}

import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The answer of a call with an `Idempotency-Key`, returned when the caller sends it again. */
@Entity({ tableName: 'repeated_answers' })
export class RepeatedAnswer {
  [EntityName]?: 'RepeatedAnswer';
  [PrimaryKeyProp]?: ['callerId', 'key'];

  /** The API key of a program, or the user. */
  @PrimaryKey({ type: 'uuid' })
  callerId!: string;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  requestHash!: string;

  /** Null while the first call is running. */
  @Property({ type: 'text', nullable: true })
  sealedOutcome!: string | null;

  /** The call that runs; only it stores an answer or gives up the key. */
  @Property({ type: 'uuid', nullable: true })
  claimId!: string | null;

  /** Renewed while the call runs. After it the call is lost, since its process died, and another one may run. */
  @Property({ type: 'timestamptz', defaultRaw: `now() + interval '1 minute'` })
  claimedUntil!: Opt<Date>;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

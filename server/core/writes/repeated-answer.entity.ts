import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
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

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Stripe's statuses, plus `failed`: `requires_payment_method` with an error. */
export type SandboxIntentStatus =
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'
  | 'failed';

/** A payment intent of the sandbox payment provider, amounts in cents. */
@Entity({ tableName: 'sandbox_intents' })
export class SandboxIntent {
  [EntityName]?: 'SandboxIntent';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Property({ type: 'text' })
  paymentMethodId!: string;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ type: 'integer', defaultRaw: '0' })
  capturedCents!: Opt<number>;

  @Property({ type: 'text' })
  status!: SandboxIntentStatus;

  @Property({ type: 'text', nullable: true })
  failureCode!: string | null;

  @Property({ type: 'json', defaultRaw: "'{}'::jsonb" })
  metadata!: Opt<{ bookingReference?: string }>;

  @Property({ type: 'text', nullable: true })
  customerId!: string | null;

  @Property({ type: 'text', defaultRaw: "'manual'" })
  captureMethod!: Opt<'manual' | 'automatic'>;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  savesMethod!: Opt<boolean>;

  @Property({ type: 'timestamptz', nullable: true })
  authorizedAt!: Date | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt!: Opt<Date>;
}

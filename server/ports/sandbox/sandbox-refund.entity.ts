import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A refund of the sandbox payment provider, in cents. */
@Entity({ tableName: 'sandbox_refunds' })
export class SandboxRefund {
  [EntityName]?: 'SandboxRefund';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Property({ type: 'text' })
  intentId!: string;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ type: 'text', defaultRaw: "'succeeded'" })
  status!: Opt<'pending' | 'succeeded' | 'failed'>;

  @Property({ type: 'text', nullable: true })
  failureReason!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

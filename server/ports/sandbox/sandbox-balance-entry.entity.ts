import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One movement of a balance of the sandbox payment provider, in cents. */
@Entity({ tableName: 'sandbox_balance' })
export class SandboxBalanceEntry {
  [EntityName]?: 'SandboxBalanceEntry';

  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  position!: Opt<number>;

  @Property({ type: 'text' })
  id!: string;

  /** The payee's account; null for the platform's balance. */
  @Property({ type: 'text', nullable: true })
  accountId!: string | null;

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ type: 'json' })
  source!: Readonly<Record<string, unknown>>;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

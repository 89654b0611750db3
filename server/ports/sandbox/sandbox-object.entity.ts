import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Customers, setups, accounts, links, transfers, payouts and disputes of the sandbox payment provider. */
export type SandboxKind =
  | 'customer'
  | 'setup_intent'
  | 'account'
  | 'account_link'
  | 'transfer'
  | 'transfer_reversal'
  | 'payout'
  | 'dispute';

/** An object of the sandbox payment provider without joins: its fields as Stripe names them. */
@Entity({ tableName: 'sandbox_objects' })
export class SandboxObject {
  [EntityName]?: 'SandboxObject';

  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  kind!: SandboxKind;

  /** The payee's account it belongs to; null for the platform's. */
  @Property({ type: 'text', nullable: true })
  accountId!: string | null;

  @Property({ type: 'json' })
  body!: Readonly<Record<string, unknown>>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

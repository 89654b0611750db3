import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The accounts of the double-entry ledger. */
export type LedgerAccount =
  | 'renter_cash'
  | 'held'
  | 'host_payable'
  | 'host_paid'
  | 'platform_fee'
  | 'iva_payable'
  | 'refunded'
  | 'deposit_liability'
  | 'guarantee_cost';

/** One posting of the double-entry ledger, in cents. Postings of a transaction sum to zero and are never changed. */
@Entity({ tableName: 'ledger_entries' })
export class LedgerEntry {
  [EntityName]?: 'LedgerEntry';

  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  id!: Opt<number>;

  @Property({ type: 'uuid' })
  txId!: string;

  @Property({ type: 'text' })
  account!: LedgerAccount;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Property({ type: 'uuid', nullable: true })
  bookingId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  paymentId!: string | null;

  @Property({ type: 'text' })
  memo!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LedgerAccount, PostingSource } from './ledger.types.js';

/** One line of a posting of the double-entry ledger, in cents. The lines of a posting sum to zero and never change. */
@Entity({ tableName: 'ledger_entries' })
export class LedgerEntry {
  [EntityName]?: 'LedgerEntry';

  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  id!: Opt<number>;

  @Property({ type: 'uuid' })
  txId!: string;

  @Property({ type: 'text' })
  account!: LedgerAccount;

  /** Debit positive, credit negative. */
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

  /** The rule of `posting.rules.ts`; it books each source once. */
  @Property({ type: 'text' })
  rule!: string;

  @Property({ type: 'text' })
  sourceType!: PostingSource;

  @Property({ type: 'text' })
  sourceId!: string;

  /** Counted from 1, within the posting. */
  @Property({ type: 'integer' })
  lineNo!: number;

  @Property({ type: 'uuid', nullable: true })
  hostId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  cycleId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  payoutId!: string | null;
}

import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { TaxName } from '../../spaces/pricing/tax.enums.js';
import { CycleStatus } from './billing.enums.js';

/** The amount owed for one billing month of a booking, with its due day; `payments` are the attempts to collect it. */
@Entity({ tableName: 'billing_cycles' })
export class BillingCycle {
  [EntityName]?: 'BillingCycle';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  /** 1 for the first; in the order in which they were planned. */
  @Property({ type: 'integer' })
  cycleNo!: number;

  /** The billing month counted from the first day; a month whose price rises after it was paid has two cycles. */
  @Property({ type: 'integer' })
  monthNo!: number;

  @Property({ type: 'date', fieldName: 'starts_on' })
  from!: LocalDate;

  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: LocalDate;

  @Property({ type: 'integer' })
  rentCents!: number;

  @Property({ type: 'integer' })
  renterFeeCents!: number;

  @Property({ type: 'integer' })
  protectionCents!: number;

  /** Tax contained in the renter's fee. */
  @Property({ type: 'integer' })
  taxCents!: number;

  /** The tax and its rate: of the fee and of the commission. */
  @Property({ type: 'text' })
  taxKind!: TaxName;

  @Property({ type: 'integer' })
  taxBps!: number;

  /** Whether the host charged the tax of the place on the rent when the cycle fell due; a later tax setting of the space changes nothing. */
  @Property({ type: 'boolean' })
  isRentTaxed: Opt<boolean> = false;

  @Property({ type: 'integer' })
  totalCents!: number;

  @Property({ type: 'integer' })
  commissionCents!: number;

  @Property({ type: 'integer' })
  hostNetCents!: number;

  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Property({ type: 'text' })
  status: Opt<CycleStatus> = CycleStatus.SCHEDULED;

  /** When the next attempt after a refused charge is due. */
  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt: Date | null = null;

  /** When `nextTryAt` was set: pauses since then move it on. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  stepSetAt!: Opt<Date>;

  /** The last completed step of the charge ladder; 0 is the charge on its day. */
  @Property({ type: 'integer' })
  ladderStep: Opt<number> = 0;

  /** Refused automatic charges. */
  @Property({ type: 'integer' })
  failedTries: Opt<number> = 0;

  /** Whether the ladder reached the card at least once; without the mandate its attempts do not. */
  @Property({ type: 'boolean' })
  isCardTried: Opt<boolean> = false;

  @Property({ type: 'timestamptz', nullable: true })
  firstFailedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  paidAt: Date | null = null;

  /** When the renter was notified of the upcoming charge. */
  @Property({ type: 'timestamptz', nullable: true })
  announcedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}

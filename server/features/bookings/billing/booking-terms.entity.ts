import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { ProtectionPlan, TermType } from '../booking.enums.js';
import type { TermsReason, WithdrawalScope } from './billing.enums.js';

/** A version of the agreement of both sides. The one with the highest version is in force; rows never change. */
@Entity({ tableName: 'booking_terms' })
export class BookingTerms {
  [EntityName]?: 'BookingTerms';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  reason!: TermsReason;

  @Property({ type: 'date' })
  validFrom!: LocalDate;

  @Property({ type: 'date', fieldName: 'starts_on' })
  from!: LocalDate;

  /** The day of leaving; for a rolling stay, the day until which the days are held. */
  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: LocalDate;

  @Property({ type: 'text' })
  termType!: TermType;

  /** The rent of a whole month after the discount, cents. */
  @Property({ type: 'integer' })
  monthlyRentCents!: number;

  @Property({ type: 'text' })
  protectionPlan!: ProtectionPlan;

  @Property({ type: 'integer' })
  depositCents!: number;

  @Property({ type: 'integer' })
  commissionBps!: number;

  /** The host gave notice: the last cycle has no renter fee. */
  @Property({ type: 'boolean' })
  isLastFeeWaived: Opt<boolean> = false;

  /** Set when the renter withdrew from the contract after the start. */
  @Property({ type: 'text', nullable: true })
  withdrawal: WithdrawalScope | null = null;

  /** The user who requested the version; null for the system. */
  @Property({ type: 'uuid', nullable: true })
  agreedBy: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../core/values/date-range.js';
import { Node } from '../../core/graphql/node.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { some } from '../../core/graphql/field-options.js';
import { CancellationPolicy, GoodsCategory } from '../spaces/space.enums.js';
import type { TermsSnapshot } from './quote/booking-terms.js';
import type { StayLine } from './quote/booking.pricing.js';
import { BillingState, TerminationReason } from './billing/billing.enums.js';
import { CancellationReason } from './cancellation/cancellation.enums.js';
import type { NoticeReason } from './changes/notice/notice.enums.js';
import { BookingActor, BookingStatus, DeclineReason, ProtectionPlan, TermType } from './booking.enums.js';
import { DeclaredValue } from './stored-goods/declared-value.types.js';

/** One rental of one space. Amounts with restricted visibility have no `@Field`: the field resolvers ask the policy. */
@ObjectType({ description: 'A rental of a space, visible only to its two sides and to admins.', implements: Node })
@Entity({ tableName: 'bookings' })
export class Booking {
  [EntityName]?: 'Booking';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'The reference that people quote: HU-2027-004812.' })
  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  @Property({ type: 'uuid' })
  renterId!: string;

  @Property({ type: 'uuid' })
  hostId!: string;

  @Field(() => BookingStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status!: BookingStatus;

  @Field(() => BookingActor, some('Who cancelled it, when it is cancelled.'))
  @Property({ type: 'text', nullable: true })
  cancelledBy: BookingActor | null = null;

  @Field(() => Date, some('When it was cancelled.'))
  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null = null;

  @Field(() => CancellationReason, some('Why it was cancelled; null when no reason was given.'))
  @Property({ type: 'text', nullable: true })
  cancelReason: CancellationReason | null = null;

  @Field(() => String, some('Explanation of who cancelled it; requests for payment outside Hueco are hidden.'))
  @Property({ type: 'text', nullable: true })
  cancelText: string | null = null;

  @Field(() => Date, some('When the staff ended it for a breach.'))
  @Property({ type: 'timestamptz', nullable: true })
  terminatedAt: Date | null = null;

  @Field(() => TerminationReason, some('Why the staff ended it.'))
  @Property({ type: 'text', nullable: true })
  terminationReason: TerminationReason | null = null;

  @Field(() => String, some("The staff's explanation of why they ended it."))
  @Property({ type: 'text', nullable: true })
  terminationText: string | null = null;

  @Field(() => TermType, { description: 'Whether it has an end.' })
  @Property({ type: 'text' })
  termType!: TermType;

  @Field(() => LocalDate, { description: 'First day.' })
  @Property({ type: 'date', fieldName: 'starts_on' })
  from!: Day;

  @Field(() => LocalDate, { description: 'Day of leaving: not counted, free for the next renter.' })
  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: Day;

  /** Until when a terminated stay holds its days, 'infinity' without an end; null for other stays. Set by the database. */
  @Property({ type: 'date', nullable: true, persist: false, lazy: true })
  heldUntil?: Day | null;

  /** The days that it takes as a half-open range: the rented ones, and those held after a termination. Computed by the database. */
  @Property({ type: 'text', columnType: 'daterange', nullable: true, persist: false, lazy: true })
  period?: string | null;

  @Property({ type: 'text' })
  billingState: Opt<BillingState> = BillingState.CURRENT;

  /** The card that the renter chose for future charges; null for the one that was charged last. */
  @Property({ type: 'text', nullable: true })
  paymentMethodRef: string | null = null;

  /** The name given by the program that created it; `externalSourceId` is the owner of that name. */
  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  externalSourceId: string | null = null;

  /** The app that prepared it for the renter; null without one. */
  @Property({ type: 'uuid', nullable: true })
  preparedByAppId: string | null = null;

  /** When the renter withdrew the mandate for off-session charges; null while it is in force. */
  @Property({ type: 'timestamptz', nullable: true })
  mandateWithdrawnAt: Date | null = null;

  /** When the texts of people about it were deleted, after the retention of accounting records. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  detailsDeletedAt!: Opt<Date | null>;

  @Property({ type: 'text', defaultRaw: `'none'`, lazy: true })
  claimState!: Opt<string>;

  @Field(() => Int, { description: 'Rent of the whole stay (of the first month, when it has no end), cents.' })
  @Property({ type: 'integer' })
  rentCents!: number;

  @Property({ type: 'integer' })
  renterFeeCents!: number;

  @Property({ type: 'integer' })
  protectionCents!: number;

  @Property({ type: 'integer' })
  totalCents!: number;

  @Property({ type: 'integer' })
  commissionCents!: number;

  @Property({ type: 'integer' })
  hostNetCents!: number;

  @Field(() => Int, { description: 'Deposit, cents: secured by the card, charged only after a claim.' })
  @Property({ type: 'integer' })
  depositCents!: number;

  @Property({ type: 'json' })
  charges!: StayLine[];

  @Property({ type: 'json' })
  termsSnapshot!: TermsSnapshot;

  @Field(() => CancellationPolicy, { description: "The space's policy when the booking began." })
  @Property({ type: 'text' })
  cancellationPolicy!: CancellationPolicy;

  @Field(() => ProtectionPlan, { description: 'The guarantee plan.' })
  @Property({ type: 'text' })
  protectionPlan!: ProtectionPlan;

  @Field(() => [GoodsCategory], { description: 'What will be stored; empty until it is requested.' })
  @Property({ type: 'array' })
  goods: GoodsCategory[] = [];

  @Field(() => DeclaredValue, some('What the things are worth; null until it is requested.'))
  @Property({ type: 'text', nullable: true })
  declaredValue: DeclaredValue | null = null;

  @Property({ type: 'text' })
  message = '';

  @Field(() => Date, some('Until when the days are held for paying.'))
  @Property({ type: 'timestamptz', nullable: true })
  holdExpiresAt: Date | null = null;

  @Field(() => Date, some('Until when the host can answer.'))
  @Property({ type: 'timestamptz', nullable: true })
  respondBy: Date | null = null;

  @Field(() => DeclineReason, some('Why the host declined.'))
  @Property({ type: 'text', nullable: true })
  declineReason: DeclineReason | null = null;

  @Field(() => String, some("The host's explanation of the refusal; contact data is hidden."))
  @Property({ type: 'text', nullable: true })
  declineText: string | null = null;

  @Field(() => Date, some('When the request reached the host.'))
  @Property({ type: 'timestamptz', nullable: true })
  requestedAt: Date | null = null;

  @Field(() => Date, some('When the host answered, or an instant booking was confirmed.'))
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  @Field(() => Date, some('When the renter had moved in, by confirmation of either side or automatically.'))
  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  /** When both sides were reminded of the last day. */
  @Property({ type: 'timestamptz', nullable: true })
  endRemindedAt: Date | null = null;

  @Field(() => Date, some('When its last day was over; the host then confirms that the space is empty.'))
  @Property({ type: 'timestamptz', nullable: true })
  moveOutAt: Date | null = null;

  @Field(
    () => Date,
    some('When the host confirmed that the space is empty and the keys are back, or the time for it ran out.'),
  )
  @Property({ type: 'timestamptz', nullable: true })
  completedAt: Date | null = null;

  @Field(() => BookingActor, some('Who gave notice: renter, host, or the staff for the host.'))
  @Property({ type: 'text', nullable: true })
  noticeBy: BookingActor | null = null;

  @Field(() => Date, some('When notice was given.'))
  @Property({ type: 'timestamptz', nullable: true })
  noticeAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  noticeReason: NoticeReason | null = null;

  @Property({ type: 'text', nullable: true })
  noticeText: string | null = null;

  /** When both sides were asked about a renewal. */
  @Property({ type: 'timestamptz', nullable: true })
  renewalAskedAt: Date | null = null;

  /** When the staff allowed the charges although the host is suspended. */
  @Property({ type: 'timestamptz', nullable: true })
  chargesAllowedAt: Date | null = null;

  @Field(() => Date, { description: 'When the dates were chosen.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When its status, its days or its price last changed.' })
  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}

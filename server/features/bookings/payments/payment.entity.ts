import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { PaymentStatus } from '../booking-types.js';

/** What the provider still has to be asked for. */
export type PendingStep = 'authorize' | 'capture' | 'charge' | 'void';

/** One charge of a booking as we keep it; the money itself is with the provider. */
@ObjectType('BookingPayment', { description: 'A charge of a booking, for the renter and admins.' })
@Entity({ tableName: 'payments' })
export class Payment {
  [EntityName]?: 'Payment';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'uuid' })
  renterId!: string;

  /** The cycle it is to collect; null while nothing is agreed, and for charges beside the rent. */
  @Property({ type: 'uuid', nullable: true })
  cycleId: string | null = null;

  /** The claim whose deposit it charges. */
  @Property({ type: 'uuid', nullable: true })
  claimId: string | null = null;

  @Property({ type: 'integer' })
  cycleNo!: number;

  @Property({ type: 'text' })
  kind!: 'first' | 'cycle' | 'final' | 'deposit' | 'fee' | 'adjustment';

  @Property({ type: 'integer' })
  rentCents!: number;

  @Property({ type: 'integer' })
  renterFeeCents!: number;

  @Property({ type: 'integer' })
  protectionCents!: number;

  @Property({ type: 'integer' })
  ivaCents!: number;

  @Field(() => Int, { description: 'Cents, IVA included; what credit pays of it included.' })
  @Property({ type: 'integer' })
  totalCents!: number;

  @Field(() => Int, { description: "What of `totalCents` the renter's credit pays, cents; the card pays the rest." })
  @Property({ type: 'integer' })
  creditCents: Opt<number> = 0;

  /** ISO 4217; always EUR today. */
  @Property({ type: 'text', defaultRaw: `'EUR'`, lazy: true })
  currency!: Opt<string>;

  @Property({ type: 'text' })
  status!: PaymentStatus;

  /** The cardholder's bank has the money, for now or finally. Written with the status of the dispute, so that lists need no further statement. */
  @Property({ type: 'boolean' })
  isTakenBack: Opt<boolean> = false;

  @Property({ type: 'text' })
  provider!: string;

  @Property({ type: 'text', nullable: true })
  providerRef: string | null = null;

  @Property({ type: 'text', nullable: true })
  paymentMethodRef: string | null = null;

  @Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card.' })
  @Property({ type: 'text', nullable: true })
  methodBrand: string | null = null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  @Property({ type: 'text', nullable: true })
  methodLast4: string | null = null;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Field(() => Date, { description: 'When it is to be charged, at the latest.' })
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  authorizedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When the money was taken.' })
  @Property({ type: 'timestamptz', nullable: true })
  capturedAt: Date | null = null;

  /** What was taken from the card, cents; null before. Refunds do not change it. */
  @Property({ type: 'integer', nullable: true })
  capturedCents: number | null = null;

  @Field(() => String, { nullable: true, description: "The provider's reason for a failure, such as card_declined." })
  @Property({ type: 'text', nullable: true })
  failureCode: string | null = null;

  /** How often the provider was asked for the step that waits, or for the last one. */
  @Property({ type: 'integer' })
  attempts = 0;

  /** Written before the provider is asked, so that a crash in between is settled later. */
  @Property({ type: 'text', nullable: true })
  pendingStep: PendingStep | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  pendingSince: Date | null = null;

  /** When the provider is asked next, unless an answer comes before; null: nothing is open. */
  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt: Date | null = null;

  /** When the hold was over and the provider was asked once more; null: not yet. */
  @Property({ type: 'timestamptz', nullable: true })
  finalAskAt: Date | null = null;

  /** The person who asked for the step; null for the system. */
  @Property({ type: 'uuid', nullable: true })
  pendingBy: string | null = null;

  @Property({ type: 'text', nullable: true })
  actionUrl: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}

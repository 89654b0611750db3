import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { PaymentStatus } from '../booking.enums.js';

/** The pending step at the provider. */
export type PendingStep = 'authorize' | 'capture' | 'charge' | 'void';

/** One charge of a booking in our records; the provider holds the money. */
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

  /** The cycle it collects; null before the booking is confirmed, and for charges other than rent. */
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

  @Field(() => Int, { description: 'Cents, IVA and the part paid by credit included.' })
  @Property({ type: 'integer' })
  totalCents!: number;

  @Field(() => Int, {
    description: 'The part of `totalCents` that the renter’s credit pays, cents; the card pays the rest.',
  })
  @Property({ type: 'integer' })
  creditCents: Opt<number> = 0;

  /** ISO 4217; always EUR today. */
  @Property({ type: 'text', defaultRaw: `'EUR'`, lazy: true })
  currency!: Opt<string>;

  @Property({ type: 'text' })
  status!: PaymentStatus;

  /**
   * The cardholder's bank has money of it, temporarily or finally; a mere inquiry takes none. Written with the state of the dispute, so that
   * lists need no further statement.
   */
  @Property({ type: 'boolean' })
  isTakenBack: Opt<boolean> = false;

  @Property({ type: 'text' })
  provider!: string;

  @Property({ type: 'text', nullable: true })
  providerRef: string | null = null;

  @Property({ type: 'text', nullable: true })
  paymentMethodRef: string | null = null;

  /** The card: visa, mastercard, amex or card. */
  @Property({ type: 'text', nullable: true })
  methodBrand: string | null = null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  @Property({ type: 'text', nullable: true })
  methodLast4: string | null = null;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Field(() => Date, { description: 'Its due date.' })
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  authorizedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was collected.' })
  @Property({ type: 'timestamptz', nullable: true })
  capturedAt: Date | null = null;

  /** The amount charged to the card, cents; null before. Refunds do not change it. */
  @Property({ type: 'integer', nullable: true })
  capturedCents: number | null = null;

  @Field(() => String, { nullable: true, description: "The provider's reason for a failure, such as card_declined." })
  @Property({ type: 'text', nullable: true })
  failureCode: string | null = null;

  /** How often the provider was called for the pending step, or for the last one. */
  @Property({ type: 'integer' })
  attempts = 0;

  /** Stored before the provider is called, so that a crash in between is settled later. */
  @Property({ type: 'text', nullable: true })
  pendingStep: PendingStep | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  pendingSince: Date | null = null;

  /** When the provider is called next, unless an answer arrives before; null when nothing is pending. */
  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt: Date | null = null;

  /** When the provider was asked once more after the hold had expired; null before. */
  @Property({ type: 'timestamptz', nullable: true })
  finalAskAt: Date | null = null;

  /** The person who requested the step; null for the system. */
  @Property({ type: 'uuid', nullable: true })
  pendingBy: string | null = null;

  @Property({ type: 'text', nullable: true })
  actionUrl: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}

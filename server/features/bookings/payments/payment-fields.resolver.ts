import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { mayDo } from '../../../core/staff-acts.js';
import { sumCents } from '../../../core/values/money.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader, refundsLoader } from '../booking.loaders.js';
import { PaymentStatus } from '../booking.enums.js';
import { RefundStatus } from '../cancellation/cancellation.enums.js';
import { isOwn } from '../lifecycle/record-staff-act.js';
import { Payment } from './payment.entity.js';
import { refundsOfDecision } from '../cancellation/refund-decision.rules.js';
import { Refund } from './refund.entity.js';

@Resolver(() => Payment)
export class PaymentFieldsResolver {
  @FieldResolver(() => PaymentStatus, { description: 'Its status; what was given back follows from its refunds.' })
  async status(@Ctx() ctx: RequestContext, @Root() payment: Payment): Promise<PaymentStatus> {
    if (payment.capturedAt === null) return payment.status;
    const done = (await refundsLoader(ctx).load(payment.bookingId)).filter(
      ({ paymentId, status }) => paymentId === payment.id && status === RefundStatus.DONE,
    );
    return paymentStateOf(
      payment,
      done.reduce((sum, { totalCents }) => sum + totalCents, 0),
    );
  }

  @FieldResolver(() => Boolean, { description: 'Whether its money is still to be taken.' })
  isToCome(@Root() { status }: Payment): boolean {
    return status === PaymentStatus.PENDING || status === PaymentStatus.AUTHORIZED;
  }
}

/** A payment's status in the API, derived from its own status, its completed refunds and its disputes. */
function paymentStateOf(
  { status, totalCents, isTakenBack }: Pick<Payment, 'status' | 'totalCents' | 'isTakenBack'>,
  refundedCents: number,
): PaymentStatus {
  if (isTakenBack) return PaymentStatus.DISPUTED;
  if (status !== PaymentStatus.CAPTURED || refundedCents === 0) return status;
  // Both contain credit, which is spent together with the captured card.
  return refundedCents < totalCents ? PaymentStatus.PARTIALLY_REFUNDED : PaymentStatus.REFUNDED;
}

@Resolver(() => Refund)
export class RefundFieldsResolver {
  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'Its booking; null for a viewer who may not read it.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  booking(@Root() { bookingId }: Refund, @Ctx() ctx: RequestContext): Promise<Booking | null> {
    return bookingLoader(ctx).load(bookingId);
  }

  @FieldResolver(() => Int, {
    description:
      'The total of the refunds by the same decision, such as a cancellation that returns several charges; cents.',
  })
  async decisionCents(@Ctx() ctx: RequestContext, @Root() refund: Refund): Promise<number> {
    const refunds = await refundsLoader(ctx).load(refund.bookingId);
    return sumCents(refundsOfDecision(refunds, refund).map(({ totalCents }) => totalCents));
  }

  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with rfn_.' })
  id(@Root() { id }: Refund): string {
    return toGlobalId('Refund', id);
  }

  @FieldResolver(() => Boolean, { description: 'The card did not take it: the staff paid it by bank transfer.' })
  isByTransfer(@Root() { settledBy }: Refund): boolean {
    return settledBy !== null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may act on it once it has failed: staff who move money, unless the booking is their own.',
    complexity: 2,
  })
  async canSettle(@Root() { bookingId }: Refund, @Ctx() ctx: RequestContext): Promise<boolean> {
    const booking = mayDo(ctx.viewer, 'MOVE_MONEY') ? await bookingLoader(ctx).load(bookingId) : null;
    return booking !== null && !isOwn(ctx.viewer, booking);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Of one that failed: the reason that the provider or the bank gave; null for all but the staff.',
  })
  failureCode(@Ctx() { viewer }: RequestContext, @Root() { failureCode }: Refund): string | null {
    return mayDo(viewer, 'SEE_MONEY') ? failureCode : null;
  }
}

import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { adjustBooks, decideAdjustment, proposedAdjustments } from './adjust-books.js';
import { Adjustment } from './adjustment.entity.js';
import { AdjustmentStatus } from './adjustment.enums.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { listMovements } from './money-movements.js';
import { MoneyMovementConnection } from './money-movement.types.js';
import { findStaffPayment, mayMoveMoney, refundPayment } from './staff-payments.js';
import { waiveCharge, waivedMonthLoader } from './waive-charge.js';
import { findStaffPayout } from './staff-payouts.js';
import {
  AdjustBooksInput,
  DecideAdjustmentInput,
  MoneyMovementFilter,
  RefundPaymentInput,
  WaiveChargeInput,
} from './staff-money.inputs.js';
import { StaffPayment, StaffPayout } from './staff-payment.types.js';

const ERRORS = 'NOT_FOUND, FORBIDDEN (their own, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const CASE = { nullable: true, complexity: 10 } as const;

/** Money as the staff look it up and decide about it. */
@Resolver(() => Adjustment)
export class StaffMoneyMovementsResolver {
  @AuthorizedStaff('SEE_MONEY')
  @Query(() => MoneyMovementConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      10 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: payments, refunds and payouts by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  moneyMovements(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => MoneyMovementFilter, { nullable: true, description: 'The filter; all by default.' })
    filter?: MoneyMovementFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<MoneyMovementConnection> {
    return listMovements(ctx, filter ?? {}, page ?? {});
  }

  @AuthorizedStaff('SEE_MONEY')
  @Query(() => StaffPayment, { ...CASE, description: 'Staff: a payment by its id; null when there is none.' })
  staffPayment(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Its id, begins with spy_.' }) id: string,
  ): Promise<StaffPayment | null> {
    return findStaffPayment(ctx, fromGlobalId('StaffPayment', id));
  }

  @AuthorizedStaff('SEE_MONEY')
  @Query(() => StaffPayout, { ...CASE, description: 'Staff: a payout by its id; null when there is none.' })
  staffPayout(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Its id, begins with spo_.' }) id: string,
  ): Promise<StaffPayout | null> {
    return findStaffPayout(ctx, fromGlobalId('StaffPayout', id));
  }

  @AuthorizedStaff('SEE_MONEY')
  @Query(() => [Adjustment], {
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    description: 'Staff: paired entries that wait for a second person, the oldest first, at most 100.',
  })
  proposedAdjustments(@Ctx() ctx: RequestContext): Promise<Adjustment[]> {
    return proposedAdjustments(ctx);
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { payment: [() => StaffPayment, 'The updated payment.'] },
    complexity: 10,
    description: `Staff: refunds a part of a rent payment, spread over rent, plan and fee. Errors: AMOUNT_OUT_OF_RANGE {max} at \`amountCents\`, IDEMPOTENCY_IN_PROGRESS while it is being charged, IDEMPOTENCY_KEY_REUSED, ${ERRORS}`,
  })
  async refundPayment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RefundPaymentInput, INPUT) { paymentId, ...refund }: RefundPaymentInput,
  ): Promise<{ payment: StaffPayment }> {
    return { payment: await refundPayment(signedIn(ctx), paymentId, refund) };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { adjustment: [() => Adjustment, 'The updated entry.'] },
    complexity: 10,
    description: `Staff: books a paired ledger entry about a booking; above 500 € only proposes it. Errors: AMOUNT_OUT_OF_RANGE {max} at \`amountCents\`, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS, ${ERRORS}`,
  })
  async adjustBooks(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AdjustBooksInput, INPUT) { bookingId, ...order }: AdjustBooksInput,
  ): Promise<{ adjustment: Adjustment }> {
    const adjustment = await adjustBooks(signedIn(ctx), { ...order, bookingId: fromGlobalId('Booking', bookingId) });
    return { adjustment };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { adjustment: [() => Adjustment, 'The entry: booked, or proposed to a second person.'] },
    complexity: 10,
    description: `Staff: waives a month of a stay that is over and that will not be collected any more; above 500 € only proposes it. Both sides are notified. A repeated command returns the booked entry. Errors: CYCLE_NOT_DUE when it is paid, changed or can be collected, IDEMPOTENCY_IN_PROGRESS while it is being charged, ${ERRORS}`,
  })
  async waiveCharge(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WaiveChargeInput, INPUT) { cycleId, ...order }: WaiveChargeInput,
  ): Promise<{ adjustment: Adjustment }> {
    const adjustment = await waiveCharge(signedIn(ctx), { ...order, cycleId: fromGlobalId('BillingCycle', cycleId) });
    return { adjustment };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { adjustment: [() => Adjustment, 'The updated entry.'] },
    complexity: 10,
    description: `Staff: confirms or rejects a paired entry that another member of the staff proposed. Errors: CYCLE_NOT_DUE when the month to be waived can be collected, ${ERRORS}`,
  })
  async decideAdjustment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideAdjustmentInput, INPUT) { adjustmentId, ...decision }: DecideAdjustmentInput,
  ): Promise<{ adjustment: Adjustment }> {
    const id = fromGlobalId('LedgerAdjustment', adjustmentId);
    return { adjustment: await decideAdjustment(signedIn(ctx), id, decision) };
  }

  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with adj_.' })
  id(@Root() { id }: Adjustment): string {
    return toGlobalId('LedgerAdjustment', id);
  }

  @FieldResolver(() => Booking, {
    description: 'The booking it is about.',
    complexity: plus(1),
  })
  booking(@Ctx() ctx: RequestContext, @Root() { bookingId }: Adjustment): Promise<Booking | null> {
    return bookingLoader(ctx).load(bookingId);
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The first day of the waived month; null for other entries.',
  })
  async from(@Ctx() ctx: RequestContext, @Root() { cycleId }: Adjustment): Promise<string | null> {
    return cycleId === null ? null : ((await waivedMonthLoader(ctx).load(cycleId))?.from ?? null);
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The day after the last one of the waived month; null for other entries.',
  })
  async to(@Ctx() ctx: RequestContext, @Root() { cycleId }: Adjustment): Promise<string | null> {
    return cycleId === null ? null : ((await waivedMonthLoader(ctx).load(cycleId))?.to ?? null);
  }

  @FieldResolver(() => User, {
    description: 'Who proposed it.',
    complexity: plus(1),
  })
  proposer(@Ctx() ctx: RequestContext, @Root() { proposedBy }: Adjustment): Promise<UserRow> {
    return loadUser(ctx, proposedBy);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may decide about it: not their own entry, and not about their booking.',
  })
  async canDecide(@Ctx() ctx: RequestContext, @Root() adjustment: Adjustment): Promise<boolean> {
    if (adjustment.status !== AdjustmentStatus.PROPOSED) return false;
    const booking = await bookingLoader(ctx).load(adjustment.bookingId);
    const people = [adjustment.proposedBy, adjustment.hostId, ...(booking ? [booking.renterId] : [])];
    return mayMoveMoney(signedIn(ctx).viewer, people);
  }
}

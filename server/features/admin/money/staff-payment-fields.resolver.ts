import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { Adjustment } from './adjustment.entity.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { Refund } from '../../bookings/payments/refund.entity.js';
import { adjustmentsOf } from './adjust-books.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActsAbout } from '../audit/timeline.js';
import { linesOfPayment } from './ledger-lines.js';
import { actsOfPayment, refundsOfPayment } from './staff-payments.js';
import { actsOfPayout, hostHolds, staffPayoutParts } from './staff-payouts.js';
import { LedgerLineView, StaffMoneyAct, StaffPayment, StaffPayout, StaffPayoutPart } from './staff-payment.types.js';

@Resolver(() => StaffPayment)
export class StaffPaymentFieldsResolver {
  @FieldResolver(() => Booking, {
    description: 'Its booking.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  booking(@Ctx() ctx: RequestContext, @Root() { payment }: StaffPayment): Promise<Booking | null> {
    return bookingLoader(ctx).load(payment.bookingId);
  }

  @FieldResolver(() => [Refund], {
    description: 'Its refunds, newest first.',
    complexity: ({ childComplexity }) => 5 + childComplexity,
  })
  refunds(@Ctx() ctx: RequestContext, @Root() { payment }: StaffPayment): Promise<Refund[]> {
    return refundsOfPayment(ctx, payment.id);
  }

  @FieldResolver(() => [LedgerLineView], {
    description: 'Ledger postings of the payment and its billing month, at most 100.',
    complexity: 5,
  })
  ledgerLines(@Ctx() ctx: RequestContext, @Root() { payment }: StaffPayment): Promise<LedgerLineView[]> {
    return linesOfPayment(ctx, payment);
  }

  @FieldResolver(() => [Adjustment], {
    description: 'Paired entries of the staff about its booking, newest first.',
    complexity: ({ childComplexity }) => 5 + childComplexity,
  })
  adjustments(@Ctx() ctx: RequestContext, @Root() { payment }: StaffPayment): Promise<Adjustment[]> {
    return adjustmentsOf(ctx, payment.bookingId);
  }

  @FieldResolver(() => [StaffMoneyAct], { description: 'The acts the viewer may perform on it now.', complexity: 5 })
  async availableActs(@Ctx() ctx: RequestContext, @Root() payment: StaffPayment): Promise<StaffMoneyAct[]> {
    const booking = await bookingLoader(ctx).load(payment.payment.bookingId);
    return booking ? actsOfPayment(signedIn(ctx), payment, booking) : [];
  }

  @FieldResolver(() => [AuditRecord], {
    description: 'The audit log of the payment, its refunds and its booking, newest first, at most 50.',
    complexity: 5,
  })
  async timeline(@Ctx() ctx: RequestContext, @Root() { payment }: StaffPayment): Promise<AuditRecord[]> {
    const refunds = await refundsOfPayment(ctx, payment.id);
    return listActsAbout(
      ctx,
      ['Payment', 'Refund', 'Booking'],
      [payment.id, payment.bookingId, ...refunds.map(({ id }) => id)],
    );
  }
}

@Resolver(() => StaffPayout)
export class StaffPayoutFieldsResolver {
  @FieldResolver(() => User, { description: 'The host.', complexity: ({ childComplexity }) => 1 + childComplexity })
  host(@Ctx() ctx: RequestContext, @Root() { payout }: StaffPayout): Promise<UserRow> {
    return loadUser(ctx, payout.hostId);
  }

  @FieldResolver(() => [StaffPayoutPart], { description: 'Its parts, by booking.', complexity: 5 })
  parts(@Ctx() ctx: RequestContext, @Root() { payout }: StaffPayout): Promise<StaffPayoutPart[]> {
    return staffPayoutParts(ctx, payout.id);
  }

  @FieldResolver(() => [StaffMoneyAct], { description: 'The acts the viewer may perform on it now.', complexity: 5 })
  availableActs(@Ctx() ctx: RequestContext, @Root() payout: StaffPayout): Promise<StaffMoneyAct[]> {
    return actsOfPayout(signedIn(ctx), payout);
  }

  @FieldResolver(() => [AuditRecord], {
    description: 'The audit log of the payout and its host’s holds, newest first, at most 50.',
    complexity: 5,
  })
  async timeline(@Ctx() ctx: RequestContext, @Root() { payout }: StaffPayout): Promise<AuditRecord[]> {
    const holds = await hostHolds(ctx, payout.hostId);
    return listActsAbout(ctx, ['Payout'], [payout.id, payout.hostId, ...holds.map(({ id }) => id)]);
  }
}

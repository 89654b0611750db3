import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { mayDo } from '../../../core/staff-acts.js';
import { adjustmentsOf } from '../money/adjust-books.js';
import { Adjustment } from '../money/adjustment.entity.js';
import { monthsToWaive } from '../money/waive-charge.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { listNotes } from '../notes/staff-notes.js';
import { caseCodesOf, countMessages, pausedSinceOf } from './booking-cases.js';
import { actsOfBooking } from './staff-booking-acts.js';
import { StaffBookingAct, StaffBookingRecord, StaffUncollectableMonth } from './staff-booking.types.js';

@Resolver(() => StaffBookingRecord)
export class StaffBookingFieldsResolver {
  @FieldResolver(() => [StaffBookingAct], { complexity: 5 })
  availableActs(@Ctx() ctx: RequestContext, @Root() { booking }: StaffBookingRecord): Promise<StaffBookingAct[]> {
    return actsOfBooking(signedIn(ctx), booking);
  }

  @FieldResolver(() => Date, { nullable: true, complexity: 5 })
  chargesPausedSince(@Ctx() ctx: RequestContext, @Root() { booking }: StaffBookingRecord): Promise<Date | null> {
    return pausedSinceOf(ctx, booking);
  }

  @FieldResolver(() => [StaffUncollectableMonth], { complexity: 5 })
  async uncollectableMonths(
    @Ctx() ctx: RequestContext,
    @Root() { booking }: StaffBookingRecord,
  ): Promise<StaffUncollectableMonth[]> {
    const acts = await actsOfBooking(signedIn(ctx), booking);
    if (!acts.includes(StaffBookingAct.WAIVE_CHARGE)) return [];
    return (await monthsToWaive(ctx, [booking.id])).map(({ id, from, to, totalCents }) => ({
      cycleId: toGlobalId('BillingCycle', id),
      from,
      to,
      totalCents,
    }));
  }

  @FieldResolver(() => [Adjustment], { complexity: ({ childComplexity }) => 5 + childComplexity })
  adjustments(@Ctx() ctx: RequestContext, @Root() { booking }: StaffBookingRecord): Promise<Adjustment[]> {
    return mayDo(ctx.viewer, 'SEE_MONEY') ? adjustmentsOf(ctx, booking.id) : Promise.resolve([]);
  }

  @FieldResolver(() => Int, { complexity: 5 })
  messageCount(@Ctx() ctx: RequestContext, @Root() { booking }: StaffBookingRecord): Promise<number> {
    return countMessages(ctx, booking);
  }

  @FieldResolver(() => [String], { complexity: 5 })
  caseCodes(@Ctx() ctx: RequestContext, @Root() { booking }: StaffBookingRecord): Promise<string[]> {
    return caseCodesOf(ctx, booking);
  }

  @FieldResolver(() => [StaffNoteView], { complexity: 5 })
  notes(@Ctx() ctx: RequestContext, @Root() { booking }: StaffBookingRecord): Promise<StaffNoteView[]> {
    return listNotes(ctx, 'Booking', booking.id);
  }

  @FieldResolver(() => [AuditRecord], { complexity: 5 })
  timeline(@Ctx() ctx: RequestContext, @Root() { booking }: StaffBookingRecord): Promise<AuditRecord[]> {
    return listActs(ctx, 'Booking', booking.id);
  }
}

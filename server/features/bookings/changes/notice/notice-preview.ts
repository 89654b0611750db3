import type { SignedInContext } from '../../../../core/context.js';
import type { LocalDate } from '../../../../core/values/date-range.js';
import type { Cents } from '../../../../core/values/money.js';
import { creditOfRefunds } from '../credit-of-refunds.js';
import type { PlannedCycle } from '../../billing/plan-cycles.rules.js';
import type { Booking } from '../../booking.entity.js';
import { BookingActor, BookingAction } from '../../booking.enums.js';
import { transitionRefused } from '../../lifecycle/booking-changes.js';
import { nextStatus } from '../../lifecycle/booking.state-machine.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { monthlyCharge } from '../../quote/booking-cycles.rules.js';
import { creditOfPlannedCharges } from '../../renter-payments/coming-charges.js';
import { previewChange } from '../stored-months.js';
import { dueOf } from './ending-sums.rules.js';
import { noticeChange, refuseNoticeDay, sumsOfPlan } from './notice-change.js';
import { closedRanges, noticeDaysOf, noticeWindow, shortNoticeFeeCents } from './notice-days.rules.js';
import type { NoticePreview } from './notice.types.js';

/** The result of leaving on a day, by default the first possible one, for the requesting side. */
export async function noticePreview(
  ctx: SignedInContext,
  booking: Booking,
  { actor, endsOn }: { readonly actor: BookingActor; readonly endsOn: LocalDate | null },
): Promise<NoticePreview> {
  const context = transitionContextOf(booking, ctx.config);
  const step = nextStatus(context, BookingAction.GIVE_NOTICE, actor, ctx.clock.now());
  const today = ctx.clock.today(booking.termsSnapshot.timeZone);
  const window = noticeWindow(booking, actor, today);
  if (!step.isAllowed || !window) throw transitionRefused(step.isAllowed ? [] : step.allowed);
  const day = endsOn ?? window.earliest;
  refuseNoticeDay(ctx, booking, actor, day);
  const month = monthlyCharge(booking);
  const isHost = actor === BookingActor.HOST;
  const { plan, cycles } = await previewChange(ctx, booking, noticeChange(day, actor));
  const { lastCharge, ...sums } = sumsOfPlan(ctx, booking, plan, { actor, endsOn: day });
  return {
    endsOn: day,
    ...window,
    noticeDays: noticeDaysOf(booking, actor),
    closedDays: closedRanges(booking, actor, today),
    monthCents: month && (isHost ? month.hostNetCents : month.totalCents),
    hostFeeCents: shortNoticeFeeCents(booking, actor, day, today),
    ...sums,
    lastCharge: lastCharge && {
      ...lastCharge,
      creditCents: isHost ? 0 : await creditOfLastCharge(ctx, booking, plan.cycles, { day, today }),
    },
    creditCents: isHost ? 0 : await creditOfRefunds(ctx, cycles, plan.refunds),
  };
}

/** The credit left for the last charge once the charges before it have used theirs. */
async function creditOfLastCharge(
  ctx: SignedInContext,
  booking: Booking,
  cycles: readonly PlannedCycle[],
  { day, today }: { readonly day: LocalDate; readonly today: LocalDate },
): Promise<Cents> {
  const last = cycles.findIndex(({ to }) => to === day);
  const planned = cycles.map((cycle) => ({ dueOn: dueOf(cycle, today), totalCents: cycle.totalCents }));
  return (await creditOfPlannedCharges(ctx, booking, planned))[last] ?? 0;
}

import type { SignedInContext } from '../../../../core/context.js';
import type { LocalDate } from '../../../../core/values/date-range.js';
import type { Booking } from '../../booking.entity.js';
import { BookingActor, BookingAction } from '../../booking-types.js';
import { transitionRefused } from '../../lifecycle/booking-changes.js';
import { nextStatus } from '../../lifecycle/booking-state-machine.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { monthlyCharge } from '../../quote/booking-cycles.rules.js';
import { noticeSums, refuseNoticeDay } from './notice-change.js';
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
  return {
    endsOn: day,
    ...window,
    noticeDays: noticeDaysOf(booking, actor),
    closedDays: closedRanges(booking, actor, today),
    monthCents: month && (isHost ? month.hostNetCents : month.totalCents),
    hostFeeCents: shortNoticeFeeCents(booking, actor, day, today),
    ...(await noticeSums(ctx, booking, actor, day)),
  };
}

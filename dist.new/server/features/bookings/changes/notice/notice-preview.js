import { BookingActor, BookingAction } from '../../booking-types.js';
import { transitionRefused } from '../../lifecycle/booking-changes.js';
import { nextStatus } from '../../lifecycle/booking-state-machine.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { monthlyCharge } from '../../quote/booking-cycles.rules.js';
import { noticeSums, refuseNoticeDay } from './notice-change.js';
import { closedRanges, noticeDaysOf, noticeWindow } from './notice-days.rules.js';
/** What leaving on a day, by default the first possible one, means for the side that asks. */
export async function noticePreview(ctx, booking, { actor, endsOn }) {
    const context = transitionContextOf(booking, ctx.config);
    const step = nextStatus(context, BookingAction.GIVE_NOTICE, actor, ctx.clock.now());
    const today = ctx.clock.today(booking.termsSnapshot.timeZone);
    const window = noticeWindow(booking, actor, today);
    if (!step.isAllowed || !window)
        throw transitionRefused(step.isAllowed ? [] : step.allowed);
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
        ...(await noticeSums(ctx, booking, actor, day)),
    };
}
//# sourceMappingURL=notice-preview.js.map
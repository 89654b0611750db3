import { refuseProblems } from '../../../../core/errors/errors.js';
import { canHaveDays } from '../refuse-taken-days.js';
import { differenceOf, seenSum, sumsOf } from '../compare-months.rules.js';
import { previewChange } from '../stored-months.js';
import { changeProblems, requestedDays } from './change-days.rules.js';
import { ChangeKind } from './change-request-types.js';
import { termsChangeOf } from './change-terms.js';
/** What other days would cost a side more or less, for each charge. */
export async function dateChangePreview(ctx, booking, { actor, request }) {
    refuseProblems(changeProblems(booking, request, ctx.clock.today(booking.termsSnapshot.timeZone)));
    const days = { kind: ChangeKind.DATES, ...requestedDays(booking, request) };
    const preview = await previewChange(ctx, booking, termsChangeOf(days, booking));
    const isAvailable = await canHaveDays(ctx, booking, { from: days.startsOn, to: days.endsOn });
    return { from: days.startsOn, to: days.endsOn, isAvailable, ...sumsOfChange(preview, actor) };
}
/** The sums of a change as a side may see them. */
export function sumsOfChange({ plan, months }, actor) {
    const paid = new Set(months.filter(({ paidAt }) => paidAt !== null).map(({ monthNo }) => monthNo));
    const additions = plan.cycles.filter(({ monthNo }) => paid.has(monthNo));
    return {
        charges: months.map(({ from, to, paidAt, now, next }) => ({
            from,
            to,
            paidAt,
            nowCents: seenSum(actor, now),
            nextCents: seenSum(actor, next),
        })),
        differenceCents: seenSum(actor, differenceOf(months)),
        dueNowCents: seenSum(actor, sumsOf(additions)),
        refundCents: seenSum(actor, sumsOf(plan.refunds)),
    };
}
//# sourceMappingURL=dates-preview.js.map
import type { ServiceContext } from '../../../../core/context.js';
import { refuseProblems, FieldProblemCode } from '../../../../core/errors/errors.js';
import { isLocalDate, type LocalDate } from '../../../../core/values/date-range.js';
import type { TermsChange } from '../../billing/agree-terms.js';
import type { CyclePlan } from '../../billing/plan-cycles.rules.js';
import type { Booking } from '../../booking.entity.js';
import { BookingActor } from '../../booking.enums.js';
import { previewChange } from '../stored-months.js';
import { endingSums, type EndingSums } from './ending-sums.rules.js';
import { noticeWindow } from './notice-days.rules.js';

/** The version of the agreement that a notice creates: with a host's notice the renter pays no fee in the last month. */
export function noticeChange(endsOn: LocalDate, actor: BookingActor): TermsChange {
  return { reason: 'notice', validFrom: endsOn, to: endsOn, isLastFeeWaived: actor !== BookingActor.RENTER };
}

/** Refuses a day of leaving that the side cannot choose today. */
export function refuseNoticeDay(tx: ServiceContext, booking: Booking, actor: BookingActor, endsOn: LocalDate): void {
  const window = noticeWindow(booking, actor, tx.clock.today(booking.termsSnapshot.timeZone));
  const { earliest, latest } = window ?? { earliest: booking.to, latest: booking.to };
  const path = 'endsOn';
  refuseProblems([
    ...(isLocalDate(endsOn) ? [] : [{ path, code: FieldProblemCode.REQUIRED }]),
    ...(isLocalDate(endsOn) && endsOn < earliest
      ? [{ path, code: FieldProblemCode.NOTICE_TOO_SHORT, params: { earliest } }]
      : []),
    ...(isLocalDate(endsOn) && endsOn > latest
      ? [{ path, code: FieldProblemCode.STAY_TOO_LONG, params: { latest } }]
      : []),
  ]);
}

/** The result of a notice for that day, for the side that gives it. */
export async function noticeSums(
  tx: ServiceContext,
  booking: Booking,
  actor: BookingActor,
  endsOn: LocalDate,
): Promise<EndingSums> {
  const { plan } = await previewChange(tx, booking, noticeChange(endsOn, actor));
  return sumsOfPlan(tx, booking, plan, { actor, endsOn });
}

/** The same from the plan of the shortened stay. */
export function sumsOfPlan(
  tx: ServiceContext,
  booking: Booking,
  plan: CyclePlan,
  { actor, endsOn }: { readonly actor: BookingActor; readonly endsOn: LocalDate },
): EndingSums {
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  return endingSums(plan, { from: booking.from, to: endsOn, today }, actor);
}

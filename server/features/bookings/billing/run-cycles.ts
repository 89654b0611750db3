import type { ServiceContext } from '../../../core/context.js';
import { addDays } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../booking.entity.js';
import { statusesThat } from '../booking-status.rules.js';
import { TermType } from '../booking.enums.js';
import { sweep } from '../lifecycle/sweep.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import { isChargeable, mayChargeFor, pausesCharges } from '../lifecycle/sides.js';
import { followPauses } from '../pauses/follow-pauses.js';
import { isBeingSettled } from '../payments/open-payments.js';
import { planNextCycles } from './agree-terms.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { BillingEventType } from './billing.events.js';
import { CycleStatus } from './billing.enums.js';
import { ANNOUNCED_DAYS_BEFORE } from './charge-ladder.rules.js';
import { runChargeStep, tryToCharge } from './next-charge-step.js';
import { CycleStep, cycleStatusesThat } from './cycle.transitions.js';
import { attemptsOf, fallsDue, lockCycle, mayFallDue, selectCycles } from './find-cycles.js';
import { taxCycle } from './tax-cycle.js';
import { moveCycle, recordCycleEvent } from './move-cycle.js';

const ROUND = 500;

/** Charges the cycles that fall due, and runs the next step of refused ones. */
export async function runCycles(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const due = await selectCycles(ctx)
    .select('c.id')
    .where((eb) =>
      eb.or([
        eb.and([fallsDue(eb), eb('c.dueAt', '<=', now)]),
        eb.and([eb('c.status', 'in', cycleStatusesThat('isOwed')), eb('c.nextTryAt', '<=', now)]),
        // A pause that is over moves the next step of an overdue month.
        eb.and([
          eb('c.status', '=', CycleStatus.PAST_DUE),
          eb('c.nextTryAt', 'is not', null),
          eb.exists(
            eb
              .selectFrom('AccountMeasure as m')
              .select('m.id')
              .where(pausesCharges)
              .whereRef('m.liftedAt', '>', 'c.stepSetAt'),
          ),
        ]),
      ]),
    )
    // The first one is collected with the confirmation, or by its deferred charge.
    .where('c.cycleNo', '>', 1)
    .where(isChargeable)
    .orderBy('c.dueAt')
    .limit(ROUND)
    .execute();
  await sweep(ctx, due, runCycle);
}

/** Runs what is due for one cycle; no-op when nothing is, or while the provider is being called for it. */
export async function runCycle(ctx: ServiceContext, cycleId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { booking, cycle } = await lockCycle(tx, cycleId);
    const now = tx.clock.now();
    if (!(await mayChargeFor(tx, booking)) || (await followPauses(tx, booking, [cycle]))) return;
    if (cycle.status === CycleStatus.SCHEDULED && cycle.dueAt <= now) return fallDue(tx, booking, cycle);
    const isStepDue = cycleStatusesThat('isOwed').includes(cycle.status) && cycle.nextTryAt && cycle.nextTryAt <= now;
    if (isStepDue && !isBeingSettled(await attemptsOf(tx, cycle.id))) await runChargeStep(tx, booking, cycle);
  });
}

/** Its day has come: the card is charged, and a rolling stay gets its next cycle. */
async function fallDue(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  if (!(await mayFallDue(tx, cycle.id))) return;
  await taxCycle(tx, booking, cycle);
  await moveCycle(tx, booking, cycle, CycleStep.FALL_DUE);
  if (booking.termType === TermType.ROLLING) await planNextCycles(tx, booking);
  await tryToCharge(tx, booking, cycle);
}

/** Notifies renters of charges three days ahead. */
export async function announceCharges(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const soon = await selectCycles(ctx)
    .select('c.id')
    .where('c.announcedAt', 'is', null)
    // A month that owes nothing falls due without a charge.
    .where('c.totalCents', '>', 0)
    .where('c.dueAt', '>', now)
    .where('c.dueAt', '<=', addDaysTo(now, ANNOUNCED_DAYS_BEFORE))
    .where(fallsDue)
    // Without a mandate no charge is announced: the renter is notified of the debt on its day.
    .where('b.mandateWithdrawnAt', 'is', null)
    // Charges that will not be made are not announced.
    .where(isChargeable)
    .orderBy('c.dueAt')
    .limit(ROUND)
    .execute();
  await sweep(ctx, soon, announce);
}

async function announce(ctx: ServiceContext, cycleId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { booking, cycle } = await lockCycle(tx, cycleId);
    if (cycle.announcedAt !== null || !(await mayFallDue(tx, cycle.id))) return;
    await followPauses(tx, booking, [cycle]);
    cycle.announcedAt = tx.clock.now();
    await tx.em.flush();
    await recordCycleEvent(tx, BillingEventType.ANNOUNCED, booking, cycle);
  });
}

/** Plans the next cycle of rolling stays that have no future one: those from before monthly charges. */
export async function planMissingCycles(ctx: ServiceContext): Promise<void> {
  const bookings = await ctx.db
    .selectFrom('Booking as b')
    .select('b.id')
    .where('b.termType', '=', TermType.ROLLING)
    .where('b.status', 'in', statusesThat('isBillable'))
    .where('b.to', '>', addDays(ctx.clock.today(), 1))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('BillingCycle as c')
            .select('c.id')
            .whereRef('c.bookingId', '=', 'b.id')
            .where('c.status', '=', CycleStatus.SCHEDULED),
        ),
      ),
    )
    .limit(ROUND)
    .execute();
  await sweep(ctx, bookings, planMissing);
}

async function planMissing(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => planNextCycles(tx, await lockBooking(tx, bookingId)));
}

function addDaysTo(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

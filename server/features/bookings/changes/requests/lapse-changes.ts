import type { ServiceContext } from '../../../../core/context.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import type { Booking } from '../../booking.entity.js';
import { BookingActor, BookingStatus } from '../../booking.enums.js';
import { lockBooking } from '../../lifecycle/booking-changes.js';
import { sweep } from '../../lifecycle/sweep.js';
import { ChangeRequest } from './change-request.entity.js';
import { ChangeStep } from './change-request.transitions.js';
import { ChangeKind, ChangeStatus } from './change-request.enums.js';
import { moveChange } from './move-change.js';
import { isOvertaken } from './overtaken.rules.js';

/** Lapses the requests whose time is over, and those whose booking has moved on. */
export async function lapseChanges(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('ChangeRequest as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select('c.id')
    .where('c.status', '=', ChangeStatus.OPEN)
    .where((eb) =>
      eb.or([
        eb('c.expiresAt', '<=', ctx.clock.now()),
        ...Object.values(ChangeKind).map((kind) =>
          eb.and([eb('c.kind', '=', kind), eb('b.status', 'in', statusesOvertaking(kind))]),
        ),
      ]),
    )
    .orderBy('c.expiresAt')
    .limit(500)
    .execute();
  await sweep(ctx, due, lapseChange);
}

/** Lapses one request when its time is over; no-op before. */
export async function lapseChange(ctx: ServiceContext, changeId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const change = await tx.em.findOne(ChangeRequest, { id: changeId, status: ChangeStatus.OPEN });
    if (change) await lapseOverdue(tx, await lockBooking(tx, change.bookingId));
  });
}

/** Lapses the open request of a locked booking when its time is over. */
export async function lapseOverdue(tx: ServiceContext, booking: Booking): Promise<void> {
  const change = await tx.em.findOne(
    ChangeRequest,
    { bookingId: booking.id, status: ChangeStatus.OPEN },
    { refresh: true },
  );
  const isDue = change && (change.expiresAt <= tx.clock.now() || isOvertaken(booking.status, change.kind));
  if (isDue) await moveChange(tx, booking, change, { step: ChangeStep.LAPSE, actor: BookingActor.SYSTEM });
}

function statusesOvertaking(kind: ChangeKind): readonly BookingStatus[] {
  return Object.values(BookingStatus).filter((status) => isOvertaken(status, kind));
}

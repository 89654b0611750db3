import type { SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { cleanText } from '../../../core/values/text.js';
import { requireReason } from '../../../core/staff-reason.js';
import { recordStaffAct, staffOf } from '../../bookings/lifecycle/record-staff-act.js';
import { ConditionMoment } from '../condition/condition.enums.js';
import { AbandonmentEventType } from './abandonment.events.js';
import { listProblems, type ThingsList } from './abandonment.rules.js';
import { lockFile } from './lock-file.js';
import { recordAbandonment } from './open-file.js';

/** The staff list what was left, with photos and two witnesses; creates the certified letter. Idempotent. */
export async function listLeftThings(
  ctx: SignedInContext,
  bookingId: string,
  { statement, ...given }: ThingsList & { readonly statement: string },
): Promise<Booking> {
  const reason = requireReason(statement);
  const things = cleanText(given.things);
  const [firstWitness, secondWitness] = [given.firstWitness, given.secondWitness].map(cleanText) as [string, string];
  return inTransaction(ctx, async (tx) => {
    const { booking, file } = await lockFile(tx, bookingId);
    if (file.listedAt !== null) return booking;
    refuseProblems(listProblems({ things, firstWitness, secondWitness }, await photosSinceEnd(tx, booking)));
    Object.assign(file, { things, witnesses: [firstWitness, secondWitness], listedAt: tx.clock.now() });
    await tx.em.flush();
    await recordAbandonment(tx, AbandonmentEventType.LISTED, booking);
    const [before, after] = [{ isListed: false }, { isListed: true }];
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'things_listed', before, after, reason });
    return booking;
  });
}

async function photosSinceEnd({ db }: SignedInContext, { id, terminatedAt }: Booking): Promise<number> {
  if (terminatedAt === null) return 0;
  const row = await db
    .selectFrom('ConditionPhoto')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('bookingId', '=', id)
    .where('moment', '=', ConditionMoment.MOVE_OUT)
    .where('createdAt', '>=', terminatedAt)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

import type { ServiceContext } from '../../../core/context.js';
import { sumCents } from '../../../core/values/money.js';
import { CycleStatus } from '../../bookings/billing/billing.enums.js';
import { storageCents } from '../../claims/abandonment/abandonment.rules.js';
import { ConditionMoment } from '../../claims/condition/condition.enums.js';
import type { AbandonmentDetails } from '../document-content.types.js';
import { photosOf } from './condition-details.js';

/** The content of the certified letter about left things; null while they are not listed. */
export async function abandonmentDetails(
  tx: ServiceContext,
  bookingId: string,
): Promise<Omit<AbandonmentDetails, 'space'> | null> {
  const file = await tx.db
    .selectFrom('AbandonmentFile')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  if (!file?.listedAt || file.things === null) return null;
  const owed = await tx.db
    .selectFrom('BillingCycle')
    .select('totalCents')
    .where('bookingId', '=', bookingId)
    .where('status', '=', CycleStatus.PAST_DUE)
    .execute();
  return {
    owedCents: sumCents(owed.map(({ totalCents }) => totalCents)),
    dayCents: storageCents(file.monthlyRentCents, 1),
    costsSince: file.openedOn,
    listedAt: file.listedAt.toISOString(),
    things: file.things.split('\n').filter((thing) => thing.trim() !== ''),
    witnesses: file.witnesses ?? [],
    photos: await photosOf(tx, bookingId, ConditionMoment.MOVE_OUT),
  };
}

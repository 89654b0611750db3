import type { ServiceContext } from '../../../core/context.js';
import { ivaContained } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { readTaxRate } from '../../spaces/pricing/tax-zones.js';
import { taxZoneOf } from '../../spaces/pricing/tax-types.js';
import type { Booking } from '../booking.entity.js';
import type { BillingCycle } from './billing-cycle.entity.js';

/** A cycle that falls due gets the tax of its place on its day, and keeps it. The renter's price includes the tax and does not change. */
export async function taxCycle(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  const { postalCode } = await tx.db
    .selectFrom('Space')
    .select('postalCode')
    .where('id', '=', booking.spaceId)
    .executeTakeFirstOrThrow();
  const day = localDateOf(cycle.dueAt, booking.termsSnapshot.timeZone);
  const { name: taxKind, bps: taxBps } = await readTaxRate(tx, taxZoneOf(postalCode), day);
  Object.assign(cycle, { taxKind, taxBps, taxCents: ivaContained(cycle.renterFeeCents, taxBps) });
}

import type { ServiceContext } from '../../../core/context.js';
import { ivaContained } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { readTaxRate } from '../../spaces/pricing/tax-zones.js';
import { isTaxedProfile, taxZoneOf } from '../../spaces/pricing/tax.enums.js';
import type { Booking } from '../booking.entity.js';
import type { BillingCycle } from './billing-cycle.entity.js';

/** A cycle that falls due gets the tax of its place on its day, and keeps it. The renter's price includes the tax and does not change. */
export async function taxCycle(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  const { postalCode, taxProfile } = await readPlace(tx, booking);
  const day = localDateOf(cycle.dueAt, booking.termsSnapshot.timeZone);
  const { name: taxKind, bps: taxBps } = await readTaxRate(tx, taxZoneOf(postalCode), day);
  const taxCents = ivaContained(cycle.renterFeeCents, taxBps);
  Object.assign(cycle, { taxKind, taxBps, taxCents, isRentTaxed: isTaxedProfile(taxProfile) });
}

/** Whether the host charges tax on the rent of the booking's space now. */
export async function isRentTaxedNow(tx: ServiceContext, booking: Booking): Promise<boolean> {
  return isTaxedProfile((await readPlace(tx, booking)).taxProfile);
}

function readPlace({ db }: ServiceContext, { spaceId }: Booking) {
  return db
    .selectFrom('Space')
    .select(['postalCode', 'taxProfile'])
    .where('id', '=', spaceId)
    .executeTakeFirstOrThrow();
}

import { ivaContained } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { readTaxRate } from '../../spaces/pricing/tax-zones.js';
import { taxZoneOf } from '../../spaces/pricing/tax-types.js';
/** A cycle that falls due takes the tax of its place on its day, and keeps it. What the renter pays contains it and stays. */
export async function taxCycle(tx, booking, cycle) {
    const { postalCode } = await tx.db
        .selectFrom('Space')
        .select('postalCode')
        .where('id', '=', booking.spaceId)
        .executeTakeFirstOrThrow();
    const day = localDateOf(cycle.dueAt, booking.termsSnapshot.timeZone);
    const { name: taxKind, bps: taxBps } = await readTaxRate(tx, taxZoneOf(postalCode), day);
    Object.assign(cycle, { taxKind, taxBps, taxCents: ivaContained(cycle.renterFeeCents, taxBps) });
}
//# sourceMappingURL=tax-cycle.js.map
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { PaymentStatus } from '../bookings/booking-types.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { Claim } from './claim.entity.js';
import { claimStatusesThat } from './claim-transitions.js';
import { ConditionMoment } from './condition/condition-types.js';
import { inventoryHash } from './condition/inventory.rules.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';
/** The claims of each booking, newest first; who may read the bookings is checked before. */
export function bookingClaimsLoader(ctx) {
    return ctx.loaders.get('booking-claims', async (ids) => {
        const found = await ctx.em
            .fork()
            .find(Claim, { bookingId: { $in: [...ids] } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
        return ids.map((id) => found.filter(({ bookingId }) => bookingId === id));
    });
}
/** A claim the viewer may read; null for all others. */
export async function findClaim(ctx, id) {
    const claim = await ctx.em.fork().findOne(Claim, id);
    return claim && (await bookingLoader(ctx).load(claim.bookingId)) ? claim : null;
}
/** The booking of a claim that the viewer may read. */
export async function claimBooking(ctx, { bookingId }) {
    const booking = await bookingLoader(ctx).load(bookingId);
    if (!booking)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return booking;
}
/** The files of each claim, in their order. */
export function evidenceLoader(ctx) {
    return ctx.loaders.get('claim-evidence', async (ids) => {
        const found = await ctx.em
            .fork()
            .find(ClaimEvidence, { claimId: { $in: [...ids] } }, { orderBy: { position: 'asc', id: 'asc' } });
        return ids.map((id) => found.filter(({ claimId }) => claimId === id));
    });
}
/** One statement for all bookings of a list; who may read them is checked before. */
export function bookingRecordsLoader(ctx) {
    return ctx.loaders.get('booking-records', async (ids) => {
        const rows = await recordsQuery(ctx, ids).execute();
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => recordsOf(id, byId.get(id)));
    });
}
function recordsQuery({ db }, ids) {
    return db
        .selectFrom('Booking as b')
        .where('b.id', 'in', ids)
        .select((eb) => [
        'b.id',
        jsonArrayFrom(eb
            .selectFrom('Claim as c')
            .whereRef('c.bookingId', '=', 'b.id')
            .where('c.status', 'in', claimStatusesThat('isOpen'))
            .select('c.side')).as('openClaims'),
        eb
            .selectFrom('Payment as p')
            .whereRef('p.bookingId', '=', 'b.id')
            .where('p.kind', '=', 'deposit')
            .where('p.status', 'not in', [PaymentStatus.FAILED, PaymentStatus.VOID])
            .select(({ fn }) => fn.sum('p.totalCents').as('cents'))
            .as('depositTaken'),
        eb
            .selectFrom('ConditionPhoto as cp')
            .whereRef('cp.bookingId', '=', 'b.id')
            .where('cp.moment', '=', ConditionMoment.MOVE_IN)
            .select(({ fn }) => fn.countAll().as('photos'))
            .as('photoCount'),
        jsonArrayFrom(eb.selectFrom('InventorySignature as s').whereRef('s.bookingId', '=', 'b.id').select('s.hash')).as('signatures'),
        jsonArrayFrom(eb
            .selectFrom('InventoryItem as i')
            .whereRef('i.bookingId', '=', 'b.id')
            .orderBy('i.position')
            .select(['i.name', 'i.kind', 'i.valueCents as cents'])).as('items'),
    ]);
}
function recordsOf(bookingId, row) {
    const items = (row?.items ?? []).map(({ name, kind, cents }) => ({ name, kind, valueCents: cents }));
    const hash = inventoryHash(bookingId, items);
    return {
        openSides: (row?.openClaims ?? []).map(({ side }) => side),
        depositTakenCents: Number(row?.depositTaken ?? 0),
        photoCount: Number(row?.photoCount ?? 0),
        isInventorySigned: items.length > 0 && row?.signatures.filter((signed) => signed.hash === hash).length === 2,
    };
}
//# sourceMappingURL=claim.loaders.js.map
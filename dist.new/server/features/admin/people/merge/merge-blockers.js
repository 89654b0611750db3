import { hasStaffRole } from '../../../accounts/roles.js';
import { erasureBlockers } from '../../../privacy/erasure/erasure-blockers.js';
import { ErasureBlockerKind } from '../../../privacy/erasure/erasure.types.js';
import { MergeBlockerKind } from './merge.types.js';
const OPEN = {
    [ErasureBlockerKind.STAFF]: MergeBlockerKind.STAFF,
    [ErasureBlockerKind.BOOKING_AS_RENTER]: MergeBlockerKind.OPEN_BOOKING,
    [ErasureBlockerKind.BOOKING_AS_HOST]: MergeBlockerKind.OPEN_BOOKING,
    [ErasureBlockerKind.PAYMENT_DUE]: MergeBlockerKind.OPEN_MONEY,
    [ErasureBlockerKind.PAYOUT_DUE]: MergeBlockerKind.OPEN_MONEY,
};
const only = (kind) => ({ kind, reference: null, amountCents: null });
/** What is against merging the first account into the second. */
export async function mergeBlockers(ctx, fromId, intoId) {
    const open = await erasureBlockers(ctx, fromId);
    return [
        ...open.map(({ kind, reference, amountCents }) => ({ kind: OPEN[kind], reference, amountCents })),
        ...((await hasStaffRole(ctx, intoId)) ? [only(MergeBlockerKind.STAFF)] : []),
        ...((await hasBooks(ctx, fromId)) ? [only(MergeBlockerKind.BOOKS)] : []),
        ...((await haveDealt(ctx, fromId, intoId)) ? [only(MergeBlockerKind.DEALINGS)] : []),
    ];
}
/** Whether money of a person is in the books, or a paper carries their name: neither can be changed. */
async function hasBooks({ db }, userId) {
    const row = await db
        .selectFrom('User as u')
        .select('u.id')
        .where('u.id', '=', userId)
        .where((eb) => eb.or([
        eb.exists(eb.selectFrom('LedgerEntry as l').select('l.id').whereRef('l.hostId', '=', 'u.id')),
        eb.exists(eb
            .selectFrom('LedgerEntry as l')
            .innerJoin('Booking as b', 'b.id', 'l.bookingId')
            .select('l.id')
            .where((inner) => inner.or([inner('b.renterId', '=', inner.ref('u.id')), inner('b.hostId', '=', inner.ref('u.id'))]))),
        eb.exists(eb
            .selectFrom('IssuedDocument as d')
            .select('d.id')
            .where((inner) => inner.or([inner('d.renterId', '=', inner.ref('u.id')), inner('d.hostId', '=', inner.ref('u.id'))]))),
        eb.exists(eb.selectFrom('Credit as c').select('c.id').whereRef('c.userId', '=', 'u.id')),
    ]))
        .executeTakeFirst();
    return row !== undefined;
}
/** Whether one of the two wrote to the other or asked for a space of theirs: nobody can be both sides. */
async function haveDealt({ db }, one, other) {
    const pair = [one, other];
    const [booking, conversation] = [
        await db
            .selectFrom('Booking')
            .select('id')
            .where('renterId', 'in', pair)
            .where('hostId', 'in', pair)
            .limit(1)
            .executeTakeFirst(),
        await db
            .selectFrom('Conversation')
            .select('id')
            .where('renterId', 'in', pair)
            .where('hostId', 'in', pair)
            .limit(1)
            .executeTakeFirst(),
    ];
    return booking !== undefined || conversation !== undefined;
}
//# sourceMappingURL=merge-blockers.js.map
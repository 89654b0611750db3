import { toGlobalId } from '../../core/graphql/global-id.js';
import { BookingEventType } from '../bookings/booking.events.js';
import { ClaimEventType } from '../claims/claim.events.js';
/** Parameters that events of claims add to a booking's notification; empty for other events. */
export async function loadClaimParams(tx, { type, payload }) {
    const { claimId, bookingId } = payload;
    if (typeof claimId !== 'string')
        return {};
    const row = await tx.db
        .selectFrom('Claim as c')
        .innerJoin('Booking as b', 'b.id', 'c.bookingId')
        .leftJoin('ClaimDecision as d', 'd.claimId', 'c.id')
        .select(['c.answerBy', 'c.voteBy', 'c.decideBy', 'c.appealBy', 'b.termsSnapshot', 'd.reasons'])
        .where('c.id', '=', claimId)
        .orderBy('d.round', 'desc')
        .limit(1)
        .executeTakeFirst();
    if (!row)
        return {};
    const deadlines = {
        [BookingEventType.CLAIM_OPENED]: row.answerBy,
        [ClaimEventType.PROPOSED]: row.voteBy,
        [ClaimEventType.TO_REVIEW]: row.decideBy,
        [ClaimEventType.APPEALED]: row.decideBy,
        [ClaimEventType.DECIDED]: row.appealBy,
    };
    const deadline = deadlines[type]?.toISOString();
    const { amountCents } = payload;
    return {
        address: `/booking/${toGlobalId('Booking', String(bookingId))}/claim/${toGlobalId('Claim', claimId)}`,
        timeZone: row.termsSnapshot.timeZone,
        ...(deadline === undefined ? {} : { deadline }),
        ...(row.reasons === null ? {} : { statement: row.reasons }),
        ...(typeof amountCents === 'number' ? { amountCents } : {}),
    };
}
//# sourceMappingURL=claim-context.js.map
import { sql } from 'kysely';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { BookingActor } from '../../bookings/booking-types.js';
const MAX_MESSAGES = 200;
const MAX_CASES = 20;
/** Codes of the claims and tickets about a booking, newest first. */
export async function caseCodesOf({ db }, { id }) {
    const rows = await db
        .selectFrom('Claim as c')
        .select(['c.reference as code', 'c.createdAt'])
        .where('c.bookingId', '=', id)
        .unionAll(db.selectFrom('Ticket as t').select(['t.code', 't.createdAt']).where('t.bookingId', '=', id))
        .orderBy('createdAt', 'desc')
        .limit(MAX_CASES)
        .execute();
    return rows.map(({ code }) => code);
}
/** How many messages the two sides wrote to each other about the space. */
export async function countMessages({ db }, { spaceId, renterId }) {
    const { count } = await db
        .selectFrom('Message as m')
        .innerJoin('Conversation as c', 'c.id', 'm.conversationId')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('c.spaceId', '=', spaceId)
        .where('c.renterId', '=', renterId)
        .where('m.senderId', 'is not', null)
        .executeTakeFirstOrThrow();
    return Number(count);
}
/** Reads the messages of a booking under a case: what the two wrote themselves, as they wrote it. The reading is recorded. */
export async function readMessages(ctx, booking, given) {
    const code = given.trim().toUpperCase();
    return inTransaction(ctx, async (tx) => {
        const isCase = await isCaseOf(tx, booking, code);
        refuseProblems(isCase ? [] : [{ path: 'caseCode', code: FieldProblemCode.CASE_UNKNOWN }]);
        const rows = await tx.db
            .selectFrom('Message as m')
            .innerJoin('Conversation as c', 'c.id', 'm.conversationId')
            .select(['m.senderId', 'm.body', 'm.createdAt'])
            .where('c.spaceId', '=', booking.spaceId)
            .where('c.renterId', '=', booking.renterId)
            .where('m.senderId', 'is not', null)
            .orderBy('m.seq', 'desc')
            .limit(MAX_MESSAGES)
            .execute();
        await recordAudit(tx, {
            actorId: tx.viewer.id,
            action: 'booking.messages_read',
            objectType: 'Booking',
            objectId: booking.id,
            after: { messages: rows.length },
            reason: code,
            ip: tx.client.ip,
        });
        return rows.toReversed().map(({ senderId, body, createdAt }) => ({
            from: senderId === booking.renterId ? BookingActor.RENTER : BookingActor.HOST,
            body,
            createdAt,
        }));
    });
}
async function isCaseOf({ db }, { id, renterId, hostId }, code) {
    const found = await db
        .selectFrom('Claim as c')
        .select(sql `1`.as('one'))
        .where('c.bookingId', '=', id)
        .where('c.reference', '=', code)
        .unionAll(db
        .selectFrom('Ticket as t')
        .select(sql `1`.as('one'))
        .where('t.code', '=', code)
        .where((eb) => eb.or([
        eb('t.bookingId', '=', id),
        eb.and([eb('t.bookingId', 'is', null), eb('t.requesterId', 'in', [renterId, hostId])]),
    ])))
        .executeTakeFirst();
    return found !== undefined;
}
//# sourceMappingURL=booking-cases.js.map
import { sql } from 'kysely';
import { DomainError } from '../../../core/errors/errors.js';
import { MessageKind } from '../message-types.js';
import { countedSince, limitRefusal } from './message-limits.rules.js';
import { requireNotLimited } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure-codes.js';
import { countContactAttempt, writePauseOf } from './message-pauses.js';
/** Throws when the viewer has reached a limit, and counts a message with contact data. Runs in the transaction of the message, before the insert. */
export async function checkMessageLimits(tx, sending) {
    const userId = tx.viewer.id;
    // The lock keeps concurrent requests of one user from exceeding the limits together.
    await tx.db.selectFrom('User').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await requireNotLimited(tx, userId, MeasureKind.LIMIT_MESSAGES);
    const refusal = limitRefusal(await loadSendingHistory(tx, userId, sending), tx.clock.now());
    if (refusal)
        throw new DomainError(refusal.code, refusal.params);
    await countContactAttempt(tx, userId, sending.kinds);
}
async function loadSendingHistory(tx, userId, sending) {
    const { minute, hour, day } = countedSince(tx.clock.now());
    const row = await tx.db
        .selectFrom('Message as m')
        .select((eb) => [
        eb.fn.countAll().filterWhere('m.createdAt', '>', minute).as('minuteCount'),
        eb.fn.min('m.createdAt').filterWhere('m.createdAt', '>', minute).as('minuteOldest'),
        eb.fn.countAll().as('hourCount'),
        eb.fn.min('m.createdAt').as('hourOldest'),
        eb.selectFrom('User as u').select('u.phoneVerifiedAt').where('u.id', '=', userId).as('phoneVerifiedAt'),
    ])
        .where('m.senderId', '=', userId)
        .where('m.createdAt', '>', hour)
        .executeTakeFirstOrThrow();
    return {
        pausedUntil: await writePauseOf(tx, userId),
        lastMinute: { count: Number(row.minuteCount), oldestAt: toDate(row.minuteOldest) },
        lastHour: { count: Number(row.hourCount), oldestAt: toDate(row.hourOldest) },
        isPhoneVerified: row.phoneVerifiedAt !== null,
        conversationsToday: (await isFirstMessage(tx, sending)) ? await countConversationsStarted(tx, userId, day) : null,
        receiversOfSameText: await receiversOfSameText(tx, userId, sending, day),
    };
}
async function isFirstMessage(tx, { conversationId }) {
    const row = await tx.db
        .selectFrom('Message')
        .select('id')
        .where('conversationId', '=', conversationId)
        .limit(1)
        .executeTakeFirst();
    return row === undefined;
}
/** Counts conversations the user started by writing; those that a booking started are not counted. */
async function countConversationsStarted(tx, userId, since) {
    const row = await tx.db
        .selectFrom('Conversation as c')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('c.renterId', '=', userId)
        .where('c.createdAt', '>', since)
        .where((eb) => eb(eb
        .selectFrom('Message as m')
        .select('m.kind')
        .whereRef('m.conversationId', '=', 'c.id')
        .orderBy('m.seq')
        .limit(1), '=', MessageKind.TEXT))
        .executeTakeFirstOrThrow();
    return Number(row.count);
}
/** Counts other receivers of the same text. Receivers who had written before do not count: answers may repeat. */
async function receiversOfSameText(tx, userId, { conversationId, receiverId, body }, since) {
    if (body === '')
        return 0;
    const row = await tx.db
        .selectFrom('Message as m')
        .select((eb) => eb.fn.count('m.receiverId').distinct().as('count'))
        .where('m.senderId', '=', userId)
        .where('m.createdAt', '>', since)
        .where('m.receiverId', '<>', receiverId)
        .where((eb) => eb(normalized(eb.fn.coalesce('m.original', 'm.body')), '=', normalized(eb.val(body))))
        .where(({ exists, not, selectFrom }) => not(exists(selectFrom('Message as a')
        .select('a.id')
        .whereRef('a.conversationId', '=', 'm.conversationId')
        .whereRef('a.senderId', '=', 'm.receiverId')
        .whereRef('a.seq', '<', 'm.seq'))))
        .where(({ exists, not, selectFrom }) => not(exists(selectFrom('Message as a')
        .select('a.id')
        .where('a.conversationId', '=', conversationId)
        .where('a.senderId', '=', receiverId))))
        .executeTakeFirstOrThrow();
    return Number(row.count);
}
/** A text without regard to case and the amount of white space. */
function normalized(text) {
    return sql `lower(regexp_replace(${text}::text, '\\s+', ' ', 'g'))`;
}
function toDate(value) {
    return value === null ? null : new Date(value);
}
//# sourceMappingURL=check-message-limits.js.map
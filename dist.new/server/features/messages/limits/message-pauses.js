import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { recordEvent } from '../../../core/events/events.js';
import { contactAttemptState, countedSince, pauseEnd } from './message-limits.rules.js';
import { MessagePauseEventName } from './message-pause.events.js';
/** Until when a user cannot write; null when they can. */
export async function writePauseOf(ctx, userId) {
    const pauses = ctx.db
        .selectFrom('MessagePause')
        .select('endsAt')
        .where('userId', '=', userId)
        .where('endsAt', '>', ctx.clock.now());
    const last = await pauses.orderBy('endsAt', 'desc').limit(1).executeTakeFirst();
    return last?.endsAt ?? null;
}
/** How many more messages with contact data a user can send before a pause; null before the warning threshold. */
export async function contactAttemptsLeft(ctx, userId) {
    return contactAttemptState((await redactedMessages(ctx, userId)).count).attemptsLeft;
}
/** Counts a message with contact data. The one that reaches the limit is still sent and starts the pause. */
export async function countContactAttempt(tx, userId, kinds) {
    if (kinds.length === 0)
        return;
    const before = await redactedMessages(tx, userId);
    const messages = before.count + 1;
    if (!contactAttemptState(messages).isPaused)
        return;
    const now = tx.clock.now();
    const until = pauseEnd(now);
    const pauseId = randomUUID();
    const allKinds = [...new Set([...before.kinds, ...kinds])];
    await tx.db
        .insertInto('MessagePause')
        .values({ id: pauseId, userId, kinds: allKinds, startsAt: now, endsAt: until })
        .execute();
    const started = {
        type: MessagePauseEventName.STARTED,
        payload: { pauseId, userId, until: until.toISOString(), messages },
    };
    await recordEvent(tx, started);
}
/** Redacted messages of the last days, without those before the last pause: they count towards one pause only. */
async function redactedMessages(ctx, userId) {
    const rows = await ctx.db
        .selectFrom('Message as m')
        .select('m.maskKinds')
        .where('m.senderId', '=', userId)
        .where('m.createdAt', '>', countedSince(ctx.clock.now()).contact)
        .where((eb) => eb(eb.fn('cardinality', ['m.maskKinds']), '>', 0))
        .where('m.bookingId', 'is', null)
        .where((eb) => {
        const lastPause = eb
            .selectFrom('MessagePause as p')
            .select((pause) => pause.fn.max('p.startsAt').as('at'))
            .whereRef('p.userId', '=', 'm.senderId');
        return eb('m.createdAt', '>', eb.fn.coalesce(lastPause, sql `'-infinity'::timestamptz`));
    })
        .execute();
    return { count: rows.length, kinds: rows.flatMap(({ maskKinds }) => maskKinds) };
}
//# sourceMappingURL=message-pauses.js.map
import { sendSessionEnded } from './account-mails.js';
import { deviceName } from './sessions/user-agent.js';
/** Registers the event consumers of accounts. */
export function registerAccountConsumers(consumers) {
    consumers.on(['session.reuse_detected'], async (tx, event) => {
        const row = await tx.db
            .selectFrom('Session as s')
            .innerJoin('User as u', 'u.id', 's.userId')
            .select(['u.id', 'u.email', 'u.fullName', 'u.locale', 's.userAgent'])
            .where('s.id', '=', String(event.payload['sessionId']))
            .executeTakeFirst();
        if (!row)
            return;
        const { userAgent, ...owner } = row;
        await sendSessionEnded(tx, owner, event.id, deviceName(userAgent));
    });
}
//# sourceMappingURL=account.consumers.js.map
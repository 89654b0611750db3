import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { tryConsume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail } from '../account-mails.js';
import { openSession } from '../sessions/sessions.js';
import { deviceName } from '../sessions/user-agent.js';
import { findKnownDevice, rememberDevice } from './known-devices.js';
/** Opens a session, stores the browser as a known device, and mails the owner when it is a new one. */
export async function openSessionFor(ctx, user) {
    const { userId, inBody } = user;
    const known = await findKnownDevice(ctx, user.email);
    const isNewDevice = !known && (await hasSignedInBefore(ctx, userId));
    // Clients without cookies are a new device at every sign-in, so the mails per hour are limited.
    const sendsMail = isNewDevice && (await tryConsume(ctx, 'new-sign-in-mail', userId));
    return inTransaction(ctx, async (tx) => {
        await refuseIfChanged(tx, user);
        if (sendsMail)
            await sendNewSignInMail(tx, userId);
        const device = inBody ? null : await rememberDevice(tx, userId);
        const deviceId = device?.id ?? known?.id ?? null;
        const { userAgent } = tx.client;
        return {
            ...(await openSession(tx, userId, { userAgent, deviceId, isSecondFactorVerified: user.isSecondFactorVerified })),
            device,
        };
    });
}
/** Refuses when the password was changed or the account suspended after the credentials were checked. */
async function refuseIfChanged(tx, { userId, passwordHash }) {
    const row = await tx.db
        .selectFrom('User')
        .select(['passwordHash', 'suspendedAt'])
        .where('id', '=', userId)
        .where('erasedAt', 'is', null)
        .forShare()
        .executeTakeFirst();
    if (row?.passwordHash !== passwordHash)
        throw new DomainError(ErrorCode.INVALID_CREDENTIALS);
    if (row.suspendedAt)
        throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
}
/** Whether the account has ever had a session. */
export async function hasSignedInBefore(ctx, userId) {
    const row = await ctx.db
        .selectFrom('User as u')
        .select('u.id')
        .where('u.id', '=', userId)
        .where((eb) => eb.or([
        eb.exists(eb.selectFrom('Session as s').select('s.id').whereRef('s.userId', '=', 'u.id')),
        eb.exists(eb.selectFrom('KnownDevice as d').select('d.id').whereRef('d.userId', '=', 'u.id')),
    ]))
        .executeTakeFirst();
    return row !== undefined;
}
async function sendNewSignInMail(tx, userId) {
    const params = { device: deviceName(tx.client.userAgent), at: tx.clock.now().toISOString() };
    await sendAccountMail(tx, await findMailRecipient(tx, userId), 'new-sign-in', params);
}
//# sourceMappingURL=open-session.js.map
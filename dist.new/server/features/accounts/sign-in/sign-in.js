import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, } from '../../../core/errors/errors.js';
import { emailToLookUp } from '../email-address.js';
import { inHashingQueue, verifyPassword } from '../password/password-hashing.js';
import { createChallenge } from '../second-factor/mfa-challenge.js';
import { hasSecondFactor } from '../second-factor/second-factor.js';
import { findKnownDevice } from './known-devices.js';
import { openSessionFor } from './open-session.js';
import { admitSignIn } from './sign-in-throttle.js';
/** Opens a session if the password is right; unknown addresses and wrong passwords get the same answer in the same time. */
export async function signIn(ctx, input, inBody) {
    const email = emailToLookUp(input.email);
    refuseProblems(missingFields(email, input.password));
    const device = await findKnownDevice(ctx, email);
    const requester = { isKnown: device !== null, account: device?.id ?? email, network: ctx.client.network };
    const found = await inHashingQueue(requester, () => checkCredentials(ctx, email, input.password, device));
    if (found.suspendedAt)
        throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
    if (!found.emailVerifiedAt)
        throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
    if (await hasSecondFactor(ctx, found.id))
        throw await createChallenge(ctx, found.id);
    return openSessionFor(ctx, {
        userId: found.id,
        email,
        passwordHash: found.passwordHash,
        isSecondFactorVerified: false,
        inBody,
    });
}
function missingFields(email, password) {
    return [
        ...(email === '' ? [{ path: 'email', code: FieldProblemCode.REQUIRED }] : []),
        ...(password === '' ? [{ path: 'password', code: FieldProblemCode.REQUIRED }] : []),
    ];
}
async function findCredentials(ctx, email) {
    return ctx.db
        .selectFrom('User')
        .select(['id', 'passwordHash', 'emailVerifiedAt', 'suspendedAt'])
        .where('email', '=', email)
        .executeTakeFirst();
}
async function checkCredentials(ctx, email, password, device) {
    const attempt = await admitSignIn(ctx, email, device);
    const found = await findCredentials(ctx, email);
    const isRight = await verifyPassword(ctx.config, password, found?.passwordHash ?? null);
    if (!found || !isRight)
        throw new DomainError(ErrorCode.INVALID_CREDENTIALS);
    await attempt.succeed();
    return found;
}
//# sourceMappingURL=sign-in.js.map
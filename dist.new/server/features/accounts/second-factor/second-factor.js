import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { useRecoveryCode } from './recovery-codes.js';
import { acceptedStep } from './totp.js';
import { decryptTotpSecret } from './totp-secret.js';
/** Whether signing in requires a code in addition to the password. */
export async function hasSecondFactor(ctx, userId) {
    const factor = await ctx.db
        .selectFrom('TotpFactor')
        .select('userId')
        .where('userId', '=', userId)
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst();
    return factor !== undefined;
}
/** Accepts a code of the app or a recovery code, once; null when it is neither, or was used before. */
export async function acceptCode(tx, userId, code) {
    // The lock serializes two calls with the same code.
    const factor = await tx.db
        .selectFrom('TotpFactor')
        .select(['secret', 'lastStep'])
        .where('userId', '=', userId)
        .where('confirmedAt', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
    if (!factor?.secret)
        return null;
    const step = acceptedStep(decryptTotpSecret(tx.config, userId, factor.secret), code, tx.clock.now(), factor.lastStep);
    if (step === null)
        return (await useRecoveryCode(tx, userId, code)) ? 'recovery' : null;
    await tx.db.updateTable('TotpFactor').set({ lastStep: step }).where('userId', '=', userId).execute();
    return 'app';
}
/** The error of a code that was not accepted. */
export function wrongCode(params) {
    return new ValidationError([{ path: 'code', code: FieldProblemCode.CODE_INVALID, ...(params ? { params } : {}) }]);
}
//# sourceMappingURL=second-factor.js.map
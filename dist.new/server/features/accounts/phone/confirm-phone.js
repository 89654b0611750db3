import { timingSafeEqual } from 'node:crypto';
import { pgErrorOf } from '../../../core/errors/db-errors.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { clearPersonCache } from '../profile/own-profile.loaders.js';
import { hashPhoneCode } from '../secrets.js';
const MAX_ATTEMPTS = 5;
/** Confirms the viewer's phone with the code that was sent to it. */
export async function confirmPhone(ctx, code) {
    // The problem is thrown outside the transaction, so that the count of attempts is committed.
    const problem = await inTransaction(ctx, (tx) => checkCode(tx, code.replace(/\s/g, ''))).catch((error) => {
        if (pgErrorOf(error)?.constraint === 'users_verified_phone_key')
            return FieldProblemCode.PHONE_TAKEN;
        throw error;
    });
    if (problem)
        throw new ValidationError([{ path: 'code', code: problem }]);
    clearPersonCache(ctx, ctx.viewer.id);
}
/** Removes the viewer's phone. */
export async function removePhone(ctx) {
    await inTransaction(ctx, async (tx) => {
        await tx.db
            .updateTable('User')
            .set({ phone: null, phoneVerifiedAt: null, updatedAt: tx.clock.now() })
            .where('id', '=', tx.viewer.id)
            .execute();
        await tx.db.deleteFrom('PhoneCode').where('userId', '=', tx.viewer.id).execute();
    });
    clearPersonCache(ctx, ctx.viewer.id);
}
async function checkCode(tx, code) {
    const now = tx.clock.now();
    const { id } = tx.viewer;
    const sent = await tx.db
        .selectFrom('PhoneCode')
        .select(['phone', 'codeHash', 'attempts', 'expiresAt'])
        .where('userId', '=', id)
        .forUpdate()
        .executeTakeFirst();
    if (!sent || sent.expiresAt <= now || sent.attempts >= MAX_ATTEMPTS)
        return FieldProblemCode.CODE_EXPIRED;
    const given = hashPhoneCode(tx.config, id, sent.phone, code);
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(sent.codeHash))) {
        await tx.db
            .updateTable('PhoneCode')
            .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
            .where('userId', '=', id)
            .execute();
        return FieldProblemCode.CODE_INVALID;
    }
    await tx.db
        .updateTable('User')
        .set({ phone: sent.phone, phoneVerifiedAt: now, updatedAt: now })
        .where('id', '=', id)
        .execute();
    await tx.db.deleteFrom('PhoneCode').where('userId', '=', id).execute();
    return null;
}
//# sourceMappingURL=confirm-phone.js.map
import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '../../../core/crypto.js';
const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Creates ten codes and deletes all earlier ones; only hashes are stored. */
export async function replaceRecoveryCodes(tx, userId) {
    const codes = Array.from({ length: COUNT }, newCode);
    await tx.db.deleteFrom('RecoveryCode').where('userId', '=', userId).execute();
    const createdAt = tx.clock.now();
    await tx.db
        .insertInto('RecoveryCode')
        .values(codes.map((code) => ({ userId, codeHash: hashCode(tx.config, userId, code), createdAt })))
        .execute();
    return codes;
}
/** Marks a code as used; false when it is not one of the user's, or was used before. */
export async function useRecoveryCode(tx, userId, code) {
    const used = await tx.db
        .updateTable('RecoveryCode')
        .set({ usedAt: tx.clock.now() })
        .where('userId', '=', userId)
        .where('codeHash', '=', hashCode(tx.config, userId, code))
        .where('usedAt', 'is', null)
        .returning('codeHash')
        .executeTakeFirst();
    return used !== undefined;
}
/** How many codes are unused. */
export async function countRecoveryCodes(ctx, userId) {
    const row = await ctx.db
        .selectFrom('RecoveryCode')
        .select((eb) => eb.fn.countAll().as('unused'))
        .where('userId', '=', userId)
        .where('usedAt', 'is', null)
        .executeTakeFirstOrThrow();
    return Number(row.unused);
}
function newCode() {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
/** Keyed, because 50 random bits could be brute-forced from a leaked table. */
function hashCode(config, userId, code) {
    const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
    return createHmac('sha256', deriveKey(config.passwordPepper, 'recovery-code'))
        .update(`${userId}:${plain}`)
        .digest('base64url');
}
//# sourceMappingURL=recovery-codes.js.map
import { LockMode } from '@mikro-orm/core';
import { DocumentSide } from './verification-codes.js';
import { Verification } from './verification.entity.js';
/** Whole verifications, with alias `v`. */
export function selectVerifications(db) {
    return db.selectFrom('Verification as v').selectAll('v');
}
/** A verification to be changed, locked until the transaction ends; null when there is none. */
export function lockVerification(tx, id) {
    return tx.em.findOne(Verification, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
/** The documents of verifications. */
export function verificationFilesLoader(ctx) {
    return ctx.loaders.get('verification-files', async (ids) => {
        const files = await listFiles(ctx, ids);
        return ids.map((id) => files.filter(({ verificationId }) => verificationId === id));
    });
}
const SIDES = Object.values(DocumentSide);
async function listFiles(ctx, verificationIds) {
    const files = await ctx.db
        .selectFrom('VerificationFile as f')
        .selectAll('f')
        .where('f.verificationId', 'in', verificationIds)
        .execute();
    return files.toSorted((one, other) => SIDES.indexOf(one.side) - SIDES.indexOf(other.side));
}
/** The sides that a verification has documents of. */
export async function listSides(ctx, verificationId) {
    return (await listFiles(ctx, [verificationId])).map(({ side }) => side);
}
//# sourceMappingURL=verification.loaders.js.map
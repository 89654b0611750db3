import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { ConsentPurpose } from '../accounts/consent-codes.js';
import { setCookieConsent, setMarketingConsent } from '../accounts/consents.js';
const MAX_SHOWN = 100;
/** The viewer's consent log, newest first. */
export async function listConsents(ctx) {
    const rows = await ctx.db
        .selectFrom('Consent')
        .select(['purpose', 'isGranted', 'version', 'source', 'at'])
        .where('userId', '=', ctx.viewer.id)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SHOWN)
        .execute();
    return rows.map((row) => ({ ...row, purpose: row.purpose }));
}
/** Grants or withdraws a consent. Consent to the terms ends with the account only; consents to cookies are enforced by the browser and only logged here. */
export async function setConsent(ctx, purpose, isGranted) {
    if (purpose === ConsentPurpose.TERMS)
        throw new DomainError(ErrorCode.FORBIDDEN);
    await inTransaction(ctx, (tx) => purpose === ConsentPurpose.MARKETING
        ? setMarketingConsent(tx, tx.viewer.id, isGranted, 'my_data')
        : setCookieConsent(tx, tx.viewer.id, purpose, isGranted));
    return listConsents(ctx);
}
//# sourceMappingURL=own-consents.js.map
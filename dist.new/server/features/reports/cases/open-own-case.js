import { sql } from 'kysely';
import { findMailRecipient } from '../../accounts/account-mails.js';
import { decisionPath } from '../decisions/decision-token.js';
import { NO_COMPLAINT, ReportSide, ReportStatus } from './report-case-types.js';
const PREFIX = 'DEC';
/**
 * Keeps a decision that the staff take without a report as a decided case, in the transaction of the decision. Answers the path of the page where whoever it concerns reads it and
 * complains within six months.
 */
export async function openOwnCase(tx, decision) {
    const now = tx.clock.now();
    const { locale } = await findMailRecipient(tx, decision.concernedId);
    const code = sql `${`${PREFIX}-${now.getUTCFullYear()}-`}::text || lpad(nextval('own_decision_codes')::text, 6, '0')`;
    const keys = await tx.db
        .insertInto('ReportCase')
        .values({
        ...decision,
        code,
        userId: null,
        email: '',
        locale,
        reason: 'other',
        details: '',
        openedAt: now,
        dueAt: now,
        status: ReportStatus.UPHELD,
        isOwnInitiative: true,
        decidedBy: tx.viewer.id,
        decidedAt: now,
        ...NO_COMPLAINT,
    })
        .returning(['reporterKey', 'ownerKey'])
        .executeTakeFirstOrThrow();
    return decisionPath(tx.config, keys, ReportSide.OWNER);
}
//# sourceMappingURL=open-own-case.js.map
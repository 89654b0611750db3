import { DocumentAudience, DocumentKind } from '../document-types.js';
import { scheduleRendering } from '../files/render-job.js';
import { issueDocument } from './issue-document.js';
import { loadParties } from './paid-charge.js';
import { isSample, platformParty } from './platform-party.js';
/** Issues the formal notice of an unpaid charge, for the renter. `noticeId` is the id of the charge that is owed. */
export async function issueFormalNotice(tx, { bookingId, noticeId, ...details }) {
    return issueOfBooking(tx, bookingId, (space) => ({
        kind: DocumentKind.FORMAL_NOTICE,
        audience: DocumentAudience.RENTER,
        source: { type: 'notice', id: noticeId },
        body: { type: 'notice', space, ...details },
    }));
}
/** Issues the report of a space's condition, for both sides. `reportId` is the id of the record it is made from. */
export async function issueConditionReport(tx, { bookingId, reportId, moment, ...details }) {
    return issueOfBooking(tx, bookingId, (space) => ({
        kind: DocumentKind.CONDITION_REPORT,
        audience: DocumentAudience.BOTH,
        source: { type: moment, id: reportId },
        body: { type: 'condition', space, ...details },
    }));
}
/** Issues the statement of a pay-out, for the host. It may be of several bookings. Callers schedule the rendering. */
export async function issuePayoutStatement(tx, { hostId, payoutId, ...details }) {
    const { fullName } = await tx.db
        .selectFrom('User')
        .select('fullName')
        .where('id', '=', hostId)
        .executeTakeFirstOrThrow();
    const sumCents = details.rows.reduce((sum, { netCents }) => sum + netCents, 0);
    return issueDocument(tx, {
        kind: DocumentKind.PAYOUT_STATEMENT,
        audience: DocumentAudience.HOST,
        source: { type: 'payout', id: payoutId },
        bookingId: null,
        renterId: null,
        hostId,
        issuerId: null,
        lines: [{ item: 'rent', from: null, to: null, tax: null, baseCents: sumCents, taxCents: 0, totalCents: sumCents }],
        details: detailsOf(tx, { name: fullName, nif: null, address: null }, null, { type: 'payout', ...details }),
    });
}
async function issueOfBooking(tx, bookingId, toDraft) {
    const parties = await loadParties(tx, bookingId);
    const { body, ...draft } = toDraft(parties.space);
    return issueAndSchedule(tx, {
        ...draft,
        bookingId,
        renterId: parties.renterId,
        hostId: parties.hostId,
        issuerId: null,
        lines: null,
        details: detailsOf(tx, parties.renter, parties.reference, body),
    });
}
async function issueAndSchedule(tx, draft) {
    const document = await issueDocument(tx, draft);
    await scheduleRendering(tx);
    return document;
}
function detailsOf({ config }, recipient, reference, body) {
    return { issuer: platformParty(config), recipient, reference, isSample: isSample(config), body };
}
//# sourceMappingURL=issue-statements.js.map
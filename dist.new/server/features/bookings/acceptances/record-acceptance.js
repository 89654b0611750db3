import { createHash, randomUUID } from 'node:crypto';
import { findTerms } from '../billing/agree-terms.js';
/** Versions of what checkout asks for, named by the day its words came into force. */
export const MANDATE_VERSION = '2026-11-23';
export const PROHIBITED_GOODS_VERSION = '2026-11-23';
const MAX_AGENT = 300;
/** Writes down that the viewer accepts something; the same again is written once. */
export function recordAcceptance(tx, accepted) {
    return recordAcceptances(tx, [accepted]);
}
async function recordAcceptances(tx, accepted) {
    await tx.db
        .insertInto('Acceptance')
        .values(accepted.map(({ kind, version, bookingId, content }) => ({
        id: randomUUID(),
        userId: tx.viewer.id,
        bookingId,
        kind,
        version,
        hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
        at: tx.clock.now(),
        ip: tx.client.ip,
        userAgent: tx.client.userAgent.slice(0, MAX_AGENT),
    })))
        .onConflict((conflict) => conflict.columns(['userId', 'kind', 'version', 'bookingId']).doNothing())
        .execute();
}
/** What the renter accepts with a request: the mandate, the rule on goods, and what becomes the first version of the agreement. */
export async function acceptByRequest(tx, booking) {
    const { id: bookingId, charges } = booking;
    const content = offerOf(booking);
    await recordAcceptances(tx, [
        { kind: 'mandate', version: MANDATE_VERSION, bookingId, content: { charges } },
        { kind: 'prohibited_goods', version: PROHIBITED_GOODS_VERSION, bookingId, content: { goods: booking.goods } },
        { kind: 'rental_terms', version: '1', bookingId, content },
    ]);
}
/** The host's word for what the renter asked for. */
export function acceptByAnswer(tx, booking) {
    const content = offerOf(booking);
    return recordAcceptance(tx, { kind: 'rental_terms', version: '1', bookingId: booking.id, content });
}
/** The version of the agreement that the viewer has just brought about, as by a renewal or a yes to other days. */
export async function acceptTerms(tx, booking) {
    const terms = await findTerms(tx, booking.id);
    if (!terms)
        throw new Error(`booking ${booking.id} has no agreement`);
    const { version, startsOn, endsOn, termType, monthlyRentCents, protectionPlan, depositCents, isLastFeeWaived } = terms;
    const content = { startsOn, endsOn, termType, monthlyRentCents, protectionPlan, depositCents, isLastFeeWaived };
    await recordAcceptance(tx, {
        kind: 'rental_terms',
        version: String(version),
        bookingId: booking.id,
        content,
    });
}
function offerOf({ startsOn, endsOn, termType, charges, cancellationPolicy, protectionPlan, depositCents }) {
    return { startsOn, endsOn, termType, charges, cancellationPolicy, protectionPlan, depositCents };
}
//# sourceMappingURL=record-acceptance.js.map
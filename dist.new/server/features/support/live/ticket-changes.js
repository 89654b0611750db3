import { liveChanges } from '../../accounts/sessions/live-session.js';
import { loadTicketForDelivery } from '../ticket.loaders.js';
const STAFF_TOPIC = 'tickets:staff';
const topicOf = (userId) => `tickets:${userId}`;
/** Publishes, after the commit, that a ticket changed; notes of the staff are not told to whoever asked. */
export async function publishTicketChange(tx, { id: ticketId, requesterId }, { isForStaffOnly = false } = {}) {
    if (requesterId && !isForStaffOnly)
        await tx.pubsub.publish(tx.em, topicOf(requesterId), { ticketId });
    await tx.pubsub.publish(tx.em, STAFF_TOPIC, { ticketId });
}
/** Changes of the viewer's own tickets. */
export function subscribeToOwnTickets(ctx) {
    return changesOf(ctx, topicOf(ctx.viewer.id));
}
/** Changes of all tickets, for support. */
export function subscribeToQueue(ctx) {
    return changesOf(ctx, STAFF_TOPIC);
}
function changesOf(ctx, topic) {
    return liveChanges(ctx, topic, (reading, { ticketId = '' }) => loadTicketForDelivery(reading, ticketId));
}
//# sourceMappingURL=ticket-changes.js.map
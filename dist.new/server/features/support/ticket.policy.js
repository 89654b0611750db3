import { mayDo } from '../../core/staff-acts.js';
import { TicketAction } from './ticket-types.js';
import { TicketActor, TicketStep, ticketMachine } from './ticket-transitions.js';
/** Whether the viewer serves tickets. */
export function isSupportStaff(viewer) {
    return mayDo(viewer, 'SERVE_TICKETS');
}
/** Who the viewer is to a ticket; null for strangers. Staff who asked themselves are the requester only. */
export function ticketActorOf(viewer, { requesterId }) {
    if (!viewer)
        return null;
    if (viewer.id === requesterId)
        return TicketActor.REQUESTER;
    return isSupportStaff(viewer) ? TicketActor.STAFF : null;
}
/** What somebody can do with a ticket now. */
export function ticketActions(actor, ticket, now) {
    const can = (step) => actor !== null &&
        ticketMachine.candidates(ticket.status, step, actor).some((row) => ticketMachine.isAllowed(row, ticket, now));
    if (actor === TicketActor.STAFF)
        return [...(can(TicketStep.ANSWER) ? [TicketAction.ANSWER] : []), TicketAction.NOTE, TicketAction.ASSIGN];
    return [
        ...(can(TicketStep.WRITE) ? [TicketAction.WRITE] : []),
        ...(can(TicketStep.REOPEN) ? [TicketAction.REOPEN, TicketAction.RATE] : []),
    ];
}
//# sourceMappingURL=ticket.policy.js.map
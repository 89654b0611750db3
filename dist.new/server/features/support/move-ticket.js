import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { recordEvent } from '../../core/events/events.js';
import { publishTicketChange } from './live/ticket-changes.js';
import { ANSWER_MINUTES } from './ticket-input.rules.js';
import { ticketMachine } from './ticket-transitions.js';
import { TicketStatus } from './ticket-types.js';
import { Ticket } from './ticket.entity.js';
import { ticketActorOf } from './ticket.policy.js';
import { afterWorkingMinutes } from './working-hours.rules.js';
/** Locks a ticket; throws NOT_FOUND when there is none. */
export async function lockTicket(tx, id) {
    const ticket = await tx.em.findOne(Ticket, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!ticket)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return ticket;
}
/** Locks a ticket as one of these; throws NOT_FOUND for strangers and FORBIDDEN for the other side. */
export async function lockTicketAs(tx, id, ...actors) {
    const ticket = await lockTicket(tx, id);
    const actor = ticketActorOf(tx.viewer, ticket);
    if (!actor)
        throw new DomainError(ErrorCode.NOT_FOUND);
    if (!actors.includes(actor))
        throw new DomainError(ErrorCode.FORBIDDEN);
    return { ticket, actor };
}
/** Takes a step of a locked ticket; refused with its status when the table does not allow it. */
export async function moveTicket(tx, ticket, { step, actor, messageId, }) {
    const now = tx.clock.now();
    const row = ticketMachine
        .candidates(ticket.status, step, actor)
        .find((candidate) => ticketMachine.isAllowed(candidate, ticket, now));
    if (!row)
        throw ticketRefused(ticket);
    const to = ticketMachine.target(row, ticket.status);
    const isNew = to !== ticket.status;
    ticket.status = to;
    ticket.updatedAt = now;
    if (isNew)
        setTimes(ticket, now);
    await tx.em.flush();
    await recordNotices(tx, ticket, row, messageId);
}
/** Inserts a new ticket by the row of the table that begins it. */
export async function beginTicket(tx, ticket, { step, actor }) {
    const [row] = ticketMachine.candidates(null, step, actor);
    if (!row)
        throw new Error(`no ticket begins with ${step}`);
    ticket.status = ticketMachine.target(row, null);
    tx.em.persist(ticket);
    await tx.em.flush();
    return (messageId) => recordNotices(tx, ticket, row, messageId);
}
/** The error of a step that is not possible now. */
export function ticketRefused({ status }) {
    return new DomainError(ErrorCode.TICKET_STATE_REFUSED, { status: status.toUpperCase() });
}
async function recordNotices(tx, ticket, row, messageId) {
    for (const type of row.notices ?? []) {
        const event = { type, payload: { ticketId: ticket.id, userId: ticket.requesterId, messageId } };
        await recordEvent(tx, event);
    }
    await publishTicketChange(tx, ticket);
}
/** The times that begin with a status. */
function setTimes(ticket, now) {
    const isForStaff = ticket.status === TicketStatus.WAITING_STAFF;
    ticket.answerDueAt = isForStaff ? afterWorkingMinutes(now, ANSWER_MINUTES[ticket.priority]) : null;
    ticket.waitingSince = ticket.status === TicketStatus.WAITING_USER ? now : null;
    if (ticket.status === TicketStatus.RESOLVED)
        ticket.resolvedAt = now;
    else if (ticket.status === TicketStatus.CLOSED)
        ticket.closedAt = now;
    // Reopened: it is not solved any more, and what was said of the solution does not hold.
    else
        Object.assign(ticket, { resolvedAt: null, satisfaction: null, ratedAt: null });
}
//# sourceMappingURL=move-ticket.js.map
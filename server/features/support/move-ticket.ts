import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { recordEvent } from '../../core/events/events.js';
import { publishTicketChange } from './live/ticket-changes.js';
import { ANSWER_MINUTES } from './ticket-input.rules.js';
import { ticketMachine, type TicketActor, type TicketStep, type TicketTransition } from './ticket.transitions.js';
import { TicketStatus } from './ticket.enums.js';
import { Ticket } from './ticket.entity.js';
import type { TicketEvent } from './ticket.events.js';
import { ticketActorOf } from './ticket.policy.js';
import { afterWorkingMinutes } from './working-hours.rules.js';

/** A locked ticket, and the viewer's role. */
export interface LockedTicket {
  readonly ticket: Ticket;
  readonly actor: TicketActor;
}

/** Locks a ticket; throws NOT_FOUND when there is none. */
export async function lockTicket(tx: ServiceContext, id: string): Promise<Ticket> {
  const ticket = await tx.em.findOne(Ticket, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!ticket) throw new DomainError(ErrorCode.NOT_FOUND);
  return ticket;
}

/** Locks a ticket for these roles; throws NOT_FOUND for strangers and FORBIDDEN for the other side. */
export async function lockTicketAs(tx: SignedInContext, id: string, ...actors: TicketActor[]): Promise<LockedTicket> {
  const ticket = await lockTicket(tx, id);
  const actor = ticketActorOf(tx.viewer, ticket);
  if (!actor) throw new DomainError(ErrorCode.NOT_FOUND);
  if (!actors.includes(actor)) throw new DomainError(ErrorCode.FORBIDDEN);
  return { ticket, actor };
}

/** Takes a step of a locked ticket; throws its status when the table does not allow the step. */
export async function moveTicket(
  tx: ServiceContext,
  ticket: Ticket,
  {
    step,
    actor,
    messageId,
  }: { readonly step: TicketStep; readonly actor: TicketActor; readonly messageId: string | null },
): Promise<void> {
  const now = tx.clock.now();
  const row = ticketMachine
    .candidates(ticket.status, step, actor)
    .find((candidate) => ticketMachine.isAllowed(candidate, ticket, now));
  if (!row) throw ticketRefused(ticket);
  const to = ticketMachine.target(row, ticket.status);
  const isNew = to !== ticket.status;
  ticket.status = to;
  ticket.updatedAt = now;
  if (isNew) setTimes(ticket, now);
  // A second answer waits for the requester anew.
  ticket.waitingSince = to === TicketStatus.WAITING_USER ? now : null;
  await tx.em.flush();
  await recordNotices(tx, ticket, row, messageId);
}

/** Inserts a new ticket by the row of the table that creates it. */
export async function beginTicket(
  tx: ServiceContext,
  ticket: Ticket,
  { step, actor }: { readonly step: TicketStep; readonly actor: TicketActor },
): Promise<(messageId: string, isUnmailed: boolean) => Promise<void>> {
  const [row] = ticketMachine.candidates(null, step, actor);
  if (!row) throw new Error(`no ticket begins with ${step}`);
  ticket.status = ticketMachine.target(row, null);
  tx.em.persist(ticket);
  await tx.em.flush();
  return (messageId, isUnmailed) => recordNotices(tx, ticket, row, messageId, isUnmailed);
}

/** The error of a step that is not possible now. */
export function ticketRefused({ status }: Pick<Ticket, 'status'>): DomainError {
  return new DomainError(ErrorCode.TICKET_STATE_REFUSED, { status: status.toUpperCase() });
}

async function recordNotices(
  tx: ServiceContext,
  ticket: Ticket,
  row: TicketTransition,
  messageId: string | null,
  isUnmailed = false,
): Promise<void> {
  for (const type of row.notices ?? []) {
    const payload = { ticketId: ticket.id, userId: ticket.requesterId, messageId, ...(isUnmailed && { isUnmailed }) };
    await recordEvent(tx, { type, payload } satisfies TicketEvent);
  }
  await publishTicketChange(tx, ticket);
}

/** The deadlines that start with a status. */
function setTimes(ticket: Ticket, now: Date): void {
  const isForStaff = ticket.status === TicketStatus.WAITING_STAFF;
  ticket.answerDueAt = isForStaff ? afterWorkingMinutes(now, ANSWER_MINUTES[ticket.priority]) : null;
  if (ticket.status === TicketStatus.RESOLVED) ticket.resolvedAt = now;
  else if (ticket.status === TicketStatus.CLOSED) ticket.closedAt = now;
  // Reopened: it is no longer resolved, and its rating is cleared.
  else Object.assign(ticket, { resolvedAt: null, satisfaction: null, ratedAt: null });
}

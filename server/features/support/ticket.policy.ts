import type { Viewer } from '../../core/context.js';
import { mayDo } from '../../core/staff-acts.js';
import { TicketAction } from './ticket.enums.js';
import { TicketActor, TicketStep, ticketMachine, type TicketContext } from './ticket.transitions.js';
import type { TicketStatus } from './ticket.enums.js';

/** Whether the viewer is a member of support. */
export function isSupportStaff(viewer: Viewer | null): boolean {
  return mayDo(viewer, 'SERVE_TICKETS');
}

/** The viewer's role in a ticket; null for strangers. Staff are only the requester of their own. */
export function ticketActorOf(
  viewer: Viewer | null,
  { requesterId }: { readonly requesterId: string | null },
): TicketActor | null {
  if (!viewer) return null;
  if (viewer.id === requesterId) return TicketActor.REQUESTER;
  return isSupportStaff(viewer) ? TicketActor.STAFF : null;
}

/** The fields of a ticket that its actions depend on. */
export interface TicketState extends TicketContext {
  readonly status: TicketStatus;
}

/** The actions on a ticket that are possible now. */
export function ticketActions(actor: TicketActor | null, ticket: TicketState, now: Date): TicketAction[] {
  const can = (step: TicketStep): boolean =>
    actor !== null &&
    ticketMachine.candidates(ticket.status, step, actor).some((row) => ticketMachine.isAllowed(row, ticket, now));
  if (actor === TicketActor.STAFF)
    return [...(can(TicketStep.ANSWER) ? [TicketAction.ANSWER] : []), TicketAction.NOTE, TicketAction.ASSIGN];
  return [
    ...(can(TicketStep.WRITE) ? [TicketAction.WRITE] : []),
    ...(can(TicketStep.REOPEN) ? [TicketAction.REOPEN, TicketAction.RATE] : []),
  ];
}

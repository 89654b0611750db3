import type { Viewer } from '../../core/context.js';
import { mayDo } from '../../core/staff-acts.js';
import { TicketAction } from './ticket-types.js';
import { TicketActor, TicketStep, ticketMachine, type TicketContext } from './ticket-transitions.js';
import type { TicketStatus } from './ticket-types.js';

/** Whether the viewer serves tickets. */
export function isSupportStaff(viewer: Viewer | null): boolean {
  return mayDo(viewer, 'SERVE_TICKETS');
}

/** Who the viewer is to a ticket; null for strangers. Staff who asked themselves are the requester only. */
export function ticketActorOf(
  viewer: Viewer | null,
  { requesterId }: { readonly requesterId: string | null },
): TicketActor | null {
  if (!viewer) return null;
  if (viewer.id === requesterId) return TicketActor.REQUESTER;
  return isSupportStaff(viewer) ? TicketActor.STAFF : null;
}

/** A ticket as far as its actions depend on it. */
export interface TicketState extends TicketContext {
  readonly status: TicketStatus;
}

/** What somebody can do with a ticket now. */
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

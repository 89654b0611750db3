import type { Mode } from '../../../session/dashboard-mode';
import { tabPath } from '../tabs';

/** The URL of a ticket in the dashboard; of the list without one. */
export function ticketPath(mode: Mode, ticketId?: string): string {
  return ticketId
    ? `${tabPath(mode, 'support')}&${new URLSearchParams({ ticket: ticketId })}`
    : tabPath(mode, 'support');
}

/** The URL of the form for a new question. */
export const newTicketPath = (mode: Mode): string => `${tabPath(mode, 'support')}&new=1`;

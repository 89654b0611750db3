import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { TicketStatus } from '../ticket.enums.js';
import { Ticket } from '../ticket.entity.js';

/** Assigns the tickets of somebody who may no longer answer them to nobody; returns how many there were. */
export async function releaseTicketsOf(tx: ServiceContext, userId: string): Promise<number> {
  const tickets = await tx.em.find(
    Ticket,
    { assigneeId: userId, status: { $ne: TicketStatus.CLOSED } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
  for (const ticket of tickets) Object.assign(ticket, { assigneeId: null, updatedAt: tx.clock.now() });
  await tx.em.flush();
  return tickets.length;
}

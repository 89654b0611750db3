import { randomUUID } from 'node:crypto';
/** Adds a message; null when a mail with the same key is there already. */
export async function addTicketMessage(tx, ticket, { author, authorId, body, isInternal = false, mailKey }) {
    const now = tx.clock.now();
    const row = await tx.db
        .insertInto('TicketMessage')
        .values({
        id: randomUUID(),
        ticketId: ticket.id,
        author,
        authorId,
        body,
        isInternal,
        isMail: mailKey !== undefined,
        mailKey: mailKey ?? null,
        createdAt: now,
    })
        .onConflict((conflict) => conflict.constraint('ticket_messages_mail').doNothing())
        .returning('id')
        .executeTakeFirst();
    if (row && !isInternal)
        ticket.lastMessageAt = now;
    return row?.id ?? null;
}
//# sourceMappingURL=add-ticket-message.js.map
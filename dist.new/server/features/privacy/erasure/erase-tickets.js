import { deleteFilesLater } from '../../messages/attachments/attachment-store.js';
import { deleteTickets } from '../../support/ticket.jobs.js';
/** Deletes what the user asked support, with an account or under the address before, and their unsent files. */
export async function eraseTickets(tx, userId) {
    const { email } = await tx.db.selectFrom('User').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const own = await tx.db
        .selectFrom('Ticket')
        .select('id')
        .where((eb) => eb.or([eb('requesterId', '=', userId), eb('email', '=', email)]))
        .execute();
    await deleteTickets(tx, own.map(({ id }) => id));
    const unsent = await tx.db
        .deleteFrom('TicketFile')
        .where('uploaderId', '=', userId)
        .where('messageId', 'is', null)
        .returning('storageKey')
        .execute();
    await deleteFilesLater(tx, unsent);
}
//# sourceMappingURL=erase-tickets.js.map
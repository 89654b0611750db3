import type { ServiceContext } from '../../../core/context.js';
import { deleteFilesLater } from '../../messages/attachments/attachment-store.js';
import { deleteTickets } from '../../support/ticket.jobs.js';

/** Deletes the user's questions to support, with an account or under the address before, and their unsent files. */
export async function eraseTickets(tx: ServiceContext, userId: string): Promise<void> {
  const { email } = await tx.db.selectFrom('User').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const own = await tx.db
    .selectFrom('Ticket')
    .select('id')
    .where((eb) => eb.or([eb('requesterId', '=', userId), eb('email', '=', email)]))
    .execute();
  await deleteTickets(
    tx,
    own.map(({ id }) => id),
  );
  const unsent = await tx.db
    .deleteFrom('TicketFile')
    .where('uploaderId', '=', userId)
    .where('messageId', 'is', null)
    .returning('storageKey')
    .execute();
  await deleteFilesLater(tx, unsent);
}

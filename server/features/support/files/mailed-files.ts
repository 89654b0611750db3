import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { optionalTextParam, type MailFiles } from '../../../core/mail/mailer.js';
import { megabytes } from '../../../core/files/size-params.js';
import { attachmentHead } from '../../messages/attachments/attachment.rules.js';
import { ticketFiles } from './store-ticket-file.js';

/** Encoded for a mail these are 25 MB, which is what mail servers accept, ours included. */
const MAX_BYTES = 18 * 1024 * 1024;

/** Refuses an answer whose files do not fit into the mail that is the only way to its requester. */
export async function requireMailable({ db }: ServiceContext, messageId: string): Promise<void> {
  const { bytes } = await db
    .selectFrom('TicketFile')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('bytes'))
    .where('messageId', '=', messageId)
    .executeTakeFirstOrThrow();
  refuseProblems(
    Number(bytes ?? 0) <= MAX_BYTES
      ? []
      : [{ path: 'fileIds', code: FieldProblemCode.MAIL_FILES_SIZE, params: { maxMegabytes: megabytes(MAX_BYTES) } }],
  );
}

/** The files of a mailed answer, in their order. Mails queued before files were sent do not name the message. */
export const readMailedFiles: MailFiles = async (ctx, params) => {
  const messageId = optionalTextParam(params, 'messageId');
  if (messageId === null) return [];
  const rows = await ctx.db
    .selectFrom('TicketFile')
    .select(['name', 'kind', 'storageKey'])
    .where('messageId', '=', messageId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const files = await Promise.all(
    rows.map(async (row) => {
      const content = await ticketFiles.read(ctx, row.storageKey);
      return content ? [{ name: row.name, type: attachmentHead(row).type, content }] : [];
    }),
  );
  return files.flat();
};

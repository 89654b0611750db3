import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { FieldProblemCode, type DomainError } from '../../../core/errors/errors.js';
import { fileError, sizeParams } from '../../../core/files/size-params.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { cleanAttachment } from '../../messages/attachments/attachment-file.js';
import { deleteFilesLater } from '../../messages/attachments/attachment-store.js';
import { attachmentName } from '../../messages/attachments/attachment.rules.js';
import { TICKET_BOUNDS } from '../ticket-input.rules.js';
import type { TicketFile } from './ticket-file.entity.js';

/** Uploaded but unsent files are deleted after this time. */
const UNSENT_HOURS = 24;

export const ticketFiles = encryptedFiles({
  // The secret of messages, which ticket files have always been encrypted with.
  secret: 'message-attachments',
  folder: 'tickets',
  orphanJob: 'support.delete-orphan',
  orphansAt: '5 2 * * *',
  rowsOf: ({ db }, storageKeys) =>
    db.selectFrom('TicketFile').select('storageKey').where('storageKey', 'in', storageKeys),
});

/** The error for a file that exceeds the size limit. */
export function fileSizeError(): DomainError {
  const { maxBytes } = TICKET_BOUNDS.files;
  return fileError({ code: FieldProblemCode.TICKET_FILE_SIZE, params: sizeParams(maxBytes) });
}

/** Validates a file by its content and stores it encrypted, under a key that no URL contains; it can be sent within a day. */
export async function storeTicketFile(
  ctx: ServiceContext,
  received: ReceivedFile,
  { name: given, uploaderId }: { readonly name: string; readonly uploaderId: string | null },
): Promise<TicketFile> {
  const { bytes, kind, width, height } = await cleanAttachment(received, {
    imageBytes: TICKET_BOUNDS.files.maxBytes,
    sizeError: fileSizeError,
  });
  return ticketFiles.store(ctx, bytes, async (storageKey) => {
    const row = {
      id: randomUUID(),
      ticketId: null,
      messageId: null,
      uploaderId,
      position: 0,
      storageKey,
      kind,
      name: attachmentName(given, kind, () => false),
      bytes: bytes.length,
      width,
      height,
      createdAt: ctx.clock.now(),
    };
    await ctx.db.insertInto('TicketFile').values(row).execute();
    return row;
  });
}

/** Deletes uploaded but unsent files. */
export async function deleteUnsentFiles(tx: ServiceContext): Promise<void> {
  const before = new Date(tx.clock.now().getTime() - UNSENT_HOURS * HOUR_MS);
  const rows = await tx.db
    .deleteFrom('TicketFile')
    .where('messageId', 'is', null)
    .where('createdAt', '<', before)
    .returning('storageKey')
    .execute();
  await deleteFilesLater(tx, rows);
}

import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { DomainError, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { cleanAttachment } from '../../messages/attachments/attachment-file.js';
import {
  deleteAttachmentFile,
  DELETE_ATTACHMENTS_JOB,
  sealAttachment,
} from '../../messages/attachments/attachment-store.js';
import { attachmentName } from '../../messages/attachments/attachment.rules.js';
import { TICKET_BOUNDS } from '../ticket-input.rules.js';
import type { TicketFile } from './ticket-file.entity.js';

export const DELETE_ORPHAN_JOB = 'support.delete-orphan';
/** Well after any upload has ended, by the clock of the job queue. */
const ORPHAN_MS = 3_600_000;
const HOUR_MS = 3_600_000;
/** Files that were uploaded and not sent are deleted after this time. */
const UNSENT_HOURS = 24;

/** The error for a file that exceeds the size limit. */
export function fileSizeError(): DomainError {
  const { maxBytes } = TICKET_BOUNDS.files;
  return new ValidationError([{ path: 'file', code: FieldProblemCode.TICKET_FILE_SIZE, params: { maxBytes } }]);
}

/** Checks a file by its content and stores it encrypted, under a key that no URL contains; it can be sent within a day. */
export async function storeTicketFile(
  ctx: ServiceContext,
  received: ReceivedFile,
  { name: given, uploaderId }: { readonly name: string; readonly uploaderId: string | null },
): Promise<TicketFile> {
  const { bytes, kind, width, height } = await cleanAttachment(received, {
    imageBytes: TICKET_BOUNDS.files.maxBytes,
    sizeError: fileSizeError,
  });
  const storageKey = `tickets/${randomUUID()}`;
  // Scheduled before the bytes are written: if the process dies before the row is inserted, the job still finds the file.
  await addJob(ctx, DELETE_ORPHAN_JOB, { storageKey }, { runAt: new Date(Date.now() + ORPHAN_MS) });
  await sealAttachment({ config: ctx.config, files: ctx.ports.files }, storageKey, bytes);
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
  try {
    await ctx.db.insertInto('TicketFile').values(row).execute();
    return row;
  } catch (error) {
    await deleteAttachmentFile(ctx, storageKey);
    throw error;
  }
}

/** Deletes a stored file unless a row refers to it. */
export async function deleteOrphanFile(ctx: ServiceContext, storageKey: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('TicketFile')
    .select('id')
    .where('storageKey', '=', storageKey)
    .executeTakeFirst();
  if (!row) await deleteAttachmentFile(ctx, storageKey);
}

/** Deletes the bytes of files, after the commit. */
export async function deleteFilesLater(
  tx: ServiceContext,
  rows: readonly { readonly storageKey: string }[],
): Promise<void> {
  if (rows.length > 0)
    await addJob(tx, DELETE_ATTACHMENTS_JOB, { storageKeys: rows.map(({ storageKey }) => storageKey) });
}

/** Deletes files that were uploaded and not sent. */
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

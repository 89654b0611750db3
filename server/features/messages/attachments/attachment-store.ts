import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { decryptBytes, deriveKey, encryptBytes } from '../../../core/crypto.js';
import { addJob } from '../../../core/jobs/jobs.js';
import type { Tables } from '../../../database.js';
import type { FilesPort } from '../../../ports/files.js';

// Files of messages are stored encrypted, under keys no URL contains; the storage key is authenticated, so files cannot be swapped.

type Secret = Pick<ServiceContext, 'config' | 'ports'>;

export const DELETE_ATTACHMENTS_JOB = 'messages.drop-attachments';
export const DELETE_ORPHAN_JOB = 'messages.drop-orphan';

const keyOf = ({ config }: Pick<Secret, 'config'>): Buffer => deriveKey(config.passwordPepper, 'message-attachments');
const fileKey = (storageKey: string): string => `${storageKey}/sealed`;
/** Well after any upload has ended, by the clock of the job queue. */
const ORPHAN_MS = 3_600_000;

/** Stores a file under a new storage key, which it returns. */
export async function storeAttachment(ctx: ServiceContext, bytes: Buffer): Promise<string> {
  const storageKey = `messages/${randomUUID()}`;
  // Scheduled before the bytes are written: if the process dies before the row is inserted, the job still finds the file.
  await addJob(ctx, DELETE_ORPHAN_JOB, { storageKey }, { runAt: new Date(Date.now() + ORPHAN_MS) });
  await sealAttachment({ config: ctx.config, files: ctx.ports.files }, storageKey, bytes);
  return storageKey;
}

/** Encrypts a file and stores it under this key. */
export async function sealAttachment(
  { config, files }: Pick<ServiceContext, 'config'> & { readonly files: FilesPort },
  storageKey: string,
  bytes: Buffer,
): Promise<void> {
  await files.put(fileKey(storageKey), encryptBytes(keyOf({ config }), bytes, storageKey));
}

/** A stored file, decrypted; null when it no longer exists. */
export async function openAttachment(ctx: Secret, storageKey: string): Promise<Buffer | null> {
  const sealed = await ctx.ports.files.get(fileKey(storageKey));
  return sealed && decryptBytes(keyOf(ctx), sealed, storageKey);
}

/** Deletes a stored file at once. */
export function deleteAttachmentFile(ctx: Secret, storageKey: string): Promise<void> {
  return ctx.ports.files.removeFolder(storageKey);
}

/** Deletes a stored file unless a row refers to it. */
export async function deleteOrphanFile(ctx: ServiceContext, storageKey: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('MessageAttachment')
    .select('id')
    .where('storageKey', '=', storageKey)
    .executeTakeFirst();
  if (!row) await deleteAttachmentFile(ctx, storageKey);
}

/** The condition that selects files. */
export type AttachmentCondition = (
  eb: ExpressionBuilder<Tables, 'MessageAttachment'>,
) => ExpressionWrapper<Tables, 'MessageAttachment', SqlBool>;

/** Deletes files: their rows now, the bytes after the commit. */
export async function deleteAttachments(tx: ServiceContext, condition: AttachmentCondition): Promise<void> {
  const gone = await tx.db.deleteFrom('MessageAttachment').where(condition).returning('storageKey').execute();
  if (gone.length > 0)
    await addJob(tx, DELETE_ATTACHMENTS_JOB, { storageKeys: gone.map(({ storageKey }) => storageKey) });
}

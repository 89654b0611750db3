import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { decryptBytes, deriveKey, encryptBytes } from '../../../core/crypto.js';
import { addJob } from '../../../core/jobs.js';
import type { FilesPort } from '../../../ports/files.js';

// Files of messages lie encrypted under keys that no address leads to; each opens only as the file it was sealed as.

type Secret = Pick<ServiceContext, 'config' | 'ports'>;

export const DROP_ATTACHMENTS_JOB = 'messages.drop-attachments';
export const DROP_ORPHAN_JOB = 'messages.drop-orphan';

const keyOf = ({ config }: Pick<Secret, 'config'>): Buffer => deriveKey(config.passwordPepper, 'message-attachments');
const fileKey = (storageKey: string): string => `${storageKey}/sealed`;
/** Long after any upload has ended, by the clock of the queue. */
const ORPHAN_MS = 3_600_000;

/** Stores a file under a new key, which it answers. */
export async function putAttachment(ctx: ServiceContext, bytes: Buffer): Promise<string> {
  const storageKey = `messages/${randomUUID()}`;
  // Before the bytes: were the process killed before a row names them, nobody else would know that they are there.
  await addJob(ctx, DROP_ORPHAN_JOB, { storageKey }, { runAt: new Date(Date.now() + ORPHAN_MS) });
  await sealAttachment({ config: ctx.config, files: ctx.ports.files }, storageKey, bytes);
  return storageKey;
}

/** Stores a file under a key. */
export async function sealAttachment({ config, files }: Pick<ServiceContext, 'config'> & { readonly files: FilesPort }, storageKey: string, bytes: Buffer): Promise<void> {
  await files.put(fileKey(storageKey), encryptBytes(keyOf({ config }), bytes, storageKey));
}

/** A stored file in clear; null when it is gone. */
export async function openAttachment(ctx: Secret, storageKey: string): Promise<Buffer | null> {
  const sealed = await ctx.ports.files.get(fileKey(storageKey));
  return sealed && decryptBytes(keyOf(ctx), sealed, storageKey);
}

/** Removes a stored file at once. */
export function dropAttachment(ctx: Secret, storageKey: string): Promise<void> {
  return ctx.ports.files.removeFolder(storageKey);
}

/** Removes a stored file that no row names. */
export async function dropOrphan(ctx: ServiceContext, storageKey: string): Promise<void> {
  const rows = await ctx.em.execute<object[]>('select 1 from message_attachments where storage_key = ?', [storageKey]);
  if (rows.length === 0) await dropAttachment(ctx, storageKey);
}

/** Takes files away: the rows now, the bytes after the commit. The condition is ours, its values are given. */
export async function removeAttachments(tx: ServiceContext, condition: string, values: readonly unknown[]): Promise<void> {
  const gone = await tx.em.execute<{ storage_key: string }[]>(`delete from message_attachments where ${condition} returning storage_key`, [...values]);
  if (gone.length > 0) await addJob(tx, DROP_ATTACHMENTS_JOB, { storageKeys: gone.map(({ storage_key: key }) => key) });
}

import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import { decryptBytes, deriveKey, encryptBytes } from '../../core/crypto.js';
import { addJob } from '../../core/jobs.js';
import type { FilesPort } from '../../ports/files.js';
import type { VerificationFile } from './verification.types.js';

// Documents lie encrypted under keys that no address leads to; each opens only as the file it was sealed as.

type Secret = Pick<ServiceContext, 'config' | 'ports'>;

const keyOf = ({ config }: Pick<Secret, 'config'>): Buffer => deriveKey(config.passwordPepper, 'verification-documents');
const fileKey = (storageKey: string): string => `${storageKey}/sealed`;
/** Long after any upload has ended, by the clock of the queue. */
const ORPHAN_MS = 3_600_000;

/** Stores a document under a new key, which it answers. */
export async function putDocument(ctx: ServiceContext, bytes: Buffer): Promise<string> {
  const storageKey = `verifications/${randomUUID()}`;
  // Before the bytes: were the process killed before a row names them, nobody else would know that they are there.
  await addJob(ctx, 'verification.drop-orphan', { storageKey }, { runAt: new Date(Date.now() + ORPHAN_MS) });
  await sealDocument({ config: ctx.config, files: ctx.ports.files }, storageKey, bytes);
  return storageKey;
}

/** Stores a document under a key. */
export async function sealDocument({ config, files }: Pick<ServiceContext, 'config'> & { readonly files: FilesPort }, storageKey: string, bytes: Buffer): Promise<void> {
  await files.put(fileKey(storageKey), encryptBytes(keyOf({ config }), bytes, storageKey));
}

/** A stored document in clear; null when it is gone. */
export async function openDocument(ctx: Secret, { storageKey }: Pick<VerificationFile, 'storageKey'>): Promise<Buffer | null> {
  const sealed = await ctx.ports.files.get(fileKey(storageKey));
  return sealed && decryptBytes(keyOf(ctx), sealed, storageKey);
}

/** Removes a stored document at once. */
export function dropDocument(ctx: Secret, storageKey: string): Promise<void> {
  return ctx.ports.files.removeFolder(storageKey);
}

/** Removes a stored document that no row names. */
export async function dropOrphan(ctx: ServiceContext, storageKey: string): Promise<void> {
  const rows = await ctx.em.execute<object[]>('select 1 from verification_files where storage_key = ?', [storageKey]);
  if (rows.length === 0) await dropDocument(ctx, storageKey);
}

/** Takes the documents of a verification away: the rows now, the bytes after the commit. */
export async function removeDocuments(tx: ServiceContext, verificationId: string): Promise<void> {
  const gone = await tx.em.execute<{ storage_key: string }[]>('delete from verification_files where verification_id = ? returning storage_key', [verificationId]);
  for (const { storage_key: storageKey } of gone) await addJob(tx, 'verification.drop-document', { storageKey });
}

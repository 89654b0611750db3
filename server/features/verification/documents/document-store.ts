import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { decryptBytes, deriveKey, encryptBytes } from '../../../core/crypto.js';
import { addJob } from '../../../core/jobs/jobs.js';
import type { FilesPort } from '../../../ports/files.js';
import type { VerificationFile } from './verification-file.entity.js';

// Documents are stored encrypted under random keys that appear in no URL. The key is authenticated too, so that files cannot be swapped.

type StorageContext = Pick<ServiceContext, 'config' | 'ports'>;

const encryptionKey = ({ config }: Pick<StorageContext, 'config'>): Buffer =>
  deriveKey(config.passwordPepper, 'verification-documents');
const filePath = (storageKey: string): string => `${storageKey}/sealed`;
/** Longer than any upload takes. */
const ORPHAN_MS = 3_600_000;

/** Stores a document and answers its new key. */
export async function storeDocument(ctx: ServiceContext, bytes: Buffer): Promise<string> {
  const storageKey = `verifications/${randomUUID()}`;
  // Queued before the file is written: if the process is killed before a row refers to the file, the job deletes it.
  await addJob(ctx, 'verification.drop-orphan', { storageKey }, { runAt: new Date(Date.now() + ORPHAN_MS) });
  await writeDocument({ config: ctx.config, files: ctx.ports.files }, storageKey, bytes);
  return storageKey;
}

/** Encrypts a document and writes it under a key. */
export async function writeDocument(
  { config, files }: Pick<ServiceContext, 'config'> & { readonly files: FilesPort },
  storageKey: string,
  bytes: Buffer,
): Promise<void> {
  await files.put(filePath(storageKey), encryptBytes(encryptionKey({ config }), bytes, storageKey));
}

/** Reads and decrypts a document; null when it is deleted. */
export async function readDocument(
  ctx: StorageContext,
  { storageKey }: Pick<VerificationFile, 'storageKey'>,
): Promise<Buffer | null> {
  const encrypted = await ctx.ports.files.get(filePath(storageKey));
  return encrypted && decryptBytes(encryptionKey(ctx), encrypted, storageKey);
}

/** Deletes a stored document at once. */
export function deleteDocument(ctx: StorageContext, storageKey: string): Promise<void> {
  return ctx.ports.files.removeFolder(storageKey);
}

/** Deletes a stored document unless a row refers to it. */
export async function deleteOrphan(ctx: ServiceContext, storageKey: string): Promise<void> {
  const file = await ctx.db
    .selectFrom('VerificationFile')
    .select('id')
    .where('storageKey', '=', storageKey)
    .executeTakeFirst();
  if (!file) await deleteDocument(ctx, storageKey);
}

/** Deletes the documents of a verification: the rows now, the files by jobs after the commit. */
export async function deleteDocuments(tx: ServiceContext, verificationId: string): Promise<void> {
  const deleted = await tx.db
    .deleteFrom('VerificationFile')
    .where('verificationId', '=', verificationId)
    .returning('storageKey')
    .execute();
  for (const { storageKey } of deleted) await addJob(tx, 'verification.drop-document', { storageKey });
}

import { createHash, randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { decryptBytes, deriveKey, encryptBytes } from '../../../core/crypto.js';
import { cleanImage, type PictureRules } from '../../../core/files/image.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  ValidationError,
  type ErrorParams,
} from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { readPdf } from '../../../core/files/pdf.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { EvidenceKind } from './evidence-types.js';

// Files of claims and condition photos are stored encrypted, under keys no URL contains; the storage key is authenticated, so files cannot be swapped.

type Secret = Pick<ServiceContext, 'config' | 'ports'>;

export const DELETE_FILES_JOB = 'claims.delete-files';
export const DELETE_ORPHAN_JOB = 'claims.delete-orphan';
export const MAX_FILE_BYTES = 12 * 1024 * 1024;

const PICTURE: PictureRules = { formats: ['jpeg', 'png', 'webp', 'avif'], minLongSide: 1, minShortSide: 1 };
/** Well after any upload has ended, by the clock of the job queue. */
const ORPHAN_MS = 3_600_000;

const keyOf = ({ config }: Pick<Secret, 'config'>): Buffer => deriveKey(config.passwordPepper, 'claim-evidence');
const fileKey = (storageKey: string): string => `${storageKey}/sealed`;

/** A file that was checked and stored. */
export interface StoredFile {
  readonly storageKey: string;
  readonly kind: EvidenceKind;
  readonly bytes: number;
  readonly sha256: string;
}

/** The error for a file that exceeds the size limit. */
export function fileSizeError(): DomainError {
  return fileError(FieldProblemCode.ATTACHMENT_SIZE, { maxBytes: MAX_FILE_BYTES });
}

/** Validates a file by its content, stores it encrypted and, when `save` fails, deletes it again. */
export async function storeRentalFile<T>(
  ctx: ServiceContext,
  received: ReceivedFile,
  save: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const { content, kind } = await cleanFile(received);
  const storageKey = `claims/${randomUUID()}`;
  // Scheduled before the bytes are written: if the process dies before the row is inserted, the job still finds the file.
  await addJob(ctx, DELETE_ORPHAN_JOB, { storageKey }, { runAt: new Date(Date.now() + ORPHAN_MS) });
  await ctx.ports.files.put(fileKey(storageKey), encryptBytes(keyOf(ctx), content, storageKey));
  const sha256 = createHash('sha256').update(content).digest('hex');
  try {
    return await save({ storageKey, kind, bytes: content.length, sha256 });
  } catch (error) {
    await ctx.ports.files.removeFolder(storageKey);
    throw error;
  }
}

/** A stored file, decrypted; null when it no longer exists. */
export async function openRentalFile(ctx: Secret, storageKey: string): Promise<Buffer | null> {
  const encrypted = await ctx.ports.files.get(fileKey(storageKey));
  return encrypted && decryptBytes(keyOf(ctx), encrypted, storageKey);
}

/** Deletes stored files. */
export async function deleteFiles(ctx: Secret, storageKeys: readonly string[]): Promise<void> {
  for (const storageKey of storageKeys) await ctx.ports.files.removeFolder(storageKey);
}

/** Deletes a stored file unless a row refers to it. */
export async function deleteOrphanFile(ctx: ServiceContext, storageKey: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('ClaimEvidence')
    .select('id')
    .where('storageKey', '=', storageKey)
    .unionAll(ctx.db.selectFrom('ConditionPhoto').select('id').where('storageKey', '=', storageKey))
    .executeTakeFirst();
  if (!row) await deleteFiles(ctx, [storageKey]);
}

/** Pictures are re-encoded from their pixels, which removes metadata such as the place. */
async function cleanFile({ path }: ReceivedFile): Promise<{ content: Buffer; kind: EvidenceKind }> {
  const pdf = await readPdf(path);
  if (pdf === 'damaged') throw fileError(FieldProblemCode.ATTACHMENT_UNREADABLE);
  if (pdf) return { content: pdf, kind: EvidenceKind.PDF };
  try {
    return { content: (await cleanImage(path, PICTURE)).bytes, kind: EvidenceKind.IMAGE };
  } catch (error) {
    throw toFieldError(error);
  }
}

function toFieldError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === ErrorCode.UPLOAD_TOO_MANY_PIXELS) return fileSizeError();
  const isDamaged = error.code === ErrorCode.UPLOAD_UNREADABLE;
  return fileError(isDamaged ? FieldProblemCode.ATTACHMENT_UNREADABLE : FieldProblemCode.ATTACHMENT_TYPE);
}

function fileError(code: FieldProblemCode, params?: ErrorParams): ValidationError {
  return new ValidationError([{ path: 'file', code, ...(params ? { params } : {}) }]);
}

import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import { cleanImage, type PictureRules } from '../../../core/files/image.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  ValidationError,
  type FieldProblem,
} from '../../../core/errors/errors.js';
import { readPdf } from '../../../core/files/pdf.js';
import { megabytes } from '../../../core/files/size-params.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { EvidenceKind } from './evidence-types.js';

export const DELETE_FILES_JOB = 'claims.delete-files';
export const MAX_FILE_BYTES = 12 * 1024 * 1024;

const PICTURE: PictureRules = { formats: ['jpeg', 'png', 'webp', 'avif'], minLongSide: 1, minShortSide: 1 };

/** Files of claims, and photos of the condition. */
export const rentalFiles = encryptedFiles({
  secret: 'claim-evidence',
  folder: 'claims',
  orphanJob: 'claims.delete-orphan',
  rowsOf: ({ db }, storageKey) =>
    db
      .selectFrom('ClaimEvidence')
      .select('id')
      .where('storageKey', '=', storageKey)
      .unionAll(db.selectFrom('ConditionPhoto').select('id').where('storageKey', '=', storageKey)),
});

/** A validated and stored file. */
export interface StoredFile {
  readonly storageKey: string;
  readonly kind: EvidenceKind;
  readonly bytes: number;
  readonly sha256: string;
}

/** The error for a file that exceeds the size limit. */
export function fileSizeError(): DomainError {
  const most = megabytes(MAX_FILE_BYTES);
  const params = { maxBytes: MAX_FILE_BYTES, photoMegabytes: most, pdfMegabytes: most };
  return fileError({ code: FieldProblemCode.ATTACHMENT_SIZE, params });
}

/** Validates a file by its content, stores it encrypted and, when `save` fails, deletes it again. */
export async function storeRentalFile<T>(
  ctx: ServiceContext,
  received: ReceivedFile,
  save: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const { content, kind } = await cleanFile(received);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return rentalFiles.store(ctx, content, (storageKey) => save({ storageKey, kind, bytes: content.length, sha256 }));
}

/** Deletes stored files. */
export async function deleteFiles(ctx: ServiceContext, storageKeys: readonly string[]): Promise<void> {
  for (const storageKey of storageKeys) await rentalFiles.remove(ctx, storageKey);
}

/** Pictures are re-encoded from their pixels, which removes metadata such as the place. */
async function cleanFile({ path }: ReceivedFile): Promise<{ content: Buffer; kind: EvidenceKind }> {
  const pdf = await readPdf(path);
  if (pdf === 'damaged') throw fileError({ code: FieldProblemCode.ATTACHMENT_UNREADABLE });
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
  return fileError({ code: isDamaged ? FieldProblemCode.ATTACHMENT_UNREADABLE : FieldProblemCode.ATTACHMENT_TYPE });
}

function fileError(problem: FieldProblem): ValidationError {
  return new ValidationError([{ path: 'file', ...problem }]);
}

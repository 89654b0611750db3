import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { encryptedFiles } from '../../../core/files/encrypted-files.js';
import { cleanFile, type FileRules } from '../../../core/files/clean-file.js';
import { FieldProblemCode, type DomainError } from '../../../core/errors/errors.js';
import { fileError, megabytes } from '../../../core/files/size-params.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { EvidenceKind } from './evidence.enums.js';

export const DELETE_FILES_JOB = 'claims.delete-files';
export const MAX_FILE_BYTES = 12 * 1024 * 1024;

/** Files of claims, and photos of the condition. */
export const rentalFiles = encryptedFiles({
  secret: 'claim-evidence',
  folder: 'claims',
  orphanJob: 'claims.delete-orphan',
  orphansAt: '55 1 * * *',
  rowsOf: ({ db }, storageKeys) =>
    db
      .selectFrom('ClaimEvidence')
      .select('storageKey')
      .where('storageKey', 'in', storageKeys)
      .unionAll(db.selectFrom('ConditionPhoto').select('storageKey').where('storageKey', 'in', storageKeys)),
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

const RULES: FileRules = {
  formats: ['jpeg', 'png', 'webp', 'avif'],
  imageBytes: MAX_FILE_BYTES,
  sizeError: fileSizeError,
};

/** Validates a file by its content, stores it encrypted and, when `save` fails, deletes it again. */
export async function storeRentalFile<T>(
  ctx: ServiceContext,
  received: ReceivedFile,
  save: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const { bytes: content, isPdf } = await cleanFile(received, RULES);
  const kind = isPdf ? EvidenceKind.PDF : EvidenceKind.IMAGE;
  const sha256 = createHash('sha256').update(content).digest('hex');
  return rentalFiles.store(ctx, content, (storageKey) => save({ storageKey, kind, bytes: content.length, sha256 }));
}

/** Deletes stored files. */
export async function deleteFiles(ctx: ServiceContext, storageKeys: readonly string[]): Promise<void> {
  for (const storageKey of storageKeys) await rentalFiles.remove(ctx, storageKey);
}

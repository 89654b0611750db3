import { FieldProblemCode, type DomainError } from '../../../core/errors/errors.js';
import { cleanFile, type FileRules } from '../../../core/files/clean-file.js';
import { fileError, megabytes } from '../../../core/files/size-params.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { ATTACHMENT_BOUNDS } from './attachment.rules.js';
import { AttachmentKind } from './attachment.enums.js';

/** A stored file. */
export interface CleanAttachment {
  readonly bytes: Buffer;
  readonly kind: AttachmentKind;
  readonly width: number | null;
  readonly height: number | null;
}

/** The error for a file that exceeds the size limit. */
export function attachmentSizeError(maxBytes: number = ATTACHMENT_BOUNDS.pdfBytes): DomainError {
  const { imageBytes, pdfBytes } = ATTACHMENT_BOUNDS;
  const params = { maxBytes, photoMegabytes: megabytes(imageBytes), pdfMegabytes: megabytes(pdfBytes) };
  return fileError({ code: FieldProblemCode.ATTACHMENT_SIZE, params });
}

const MESSAGE_FILES: FileRules = {
  formats: ['jpeg', 'png', 'webp'],
  imageBytes: ATTACHMENT_BOUNDS.imageBytes,
  sizeError: () => attachmentSizeError(ATTACHMENT_BOUNDS.imageBytes),
};

/** Validates a file of a message or ticket by its content. */
export async function cleanAttachment(
  received: ReceivedFile,
  rules: Partial<FileRules> = {},
): Promise<CleanAttachment> {
  const { isPdf, ...file } = await cleanFile(received, { ...MESSAGE_FILES, ...rules });
  return { ...file, kind: isPdf ? AttachmentKind.PDF : AttachmentKind.IMAGE };
}

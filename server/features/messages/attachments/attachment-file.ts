import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  ValidationError,
  type FieldProblem,
} from '../../../core/errors/errors.js';
import { cleanImage, type PictureRules } from '../../../core/files/image.js';
import { readPdf } from '../../../core/files/pdf.js';
import { megabytes } from '../../../core/files/size-params.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { ATTACHMENT_BOUNDS } from './attachment.rules.js';
import { AttachmentKind } from './attachment-types.js';

/** A stored file. */
export interface CleanAttachment {
  readonly bytes: Buffer;
  readonly kind: AttachmentKind;
  readonly width: number | null;
  readonly height: number | null;
}

const PICTURE: PictureRules = { formats: ['jpeg', 'png', 'webp'], minLongSide: 1, minShortSide: 1 };

/** The error for a file that exceeds the size limit. */
export function attachmentSizeError(maxBytes: number = ATTACHMENT_BOUNDS.pdfBytes): DomainError {
  const { imageBytes, pdfBytes } = ATTACHMENT_BOUNDS;
  const params = { maxBytes, photoMegabytes: megabytes(imageBytes), pdfMegabytes: megabytes(pdfBytes) };
  return fileError({ code: FieldProblemCode.ATTACHMENT_SIZE, params });
}

/** The largest picture, and the error for a larger one. */
export interface PictureLimit {
  readonly imageBytes: number;
  readonly sizeError: () => DomainError;
}

const MESSAGE_PICTURES: PictureLimit = {
  imageBytes: ATTACHMENT_BOUNDS.imageBytes,
  sizeError: () => attachmentSizeError(ATTACHMENT_BOUNDS.imageBytes),
};

/** Validates a file by its content, not its name. Pictures are re-encoded from their pixels, which removes metadata. */
export async function cleanAttachment(
  { path, bytes }: ReceivedFile,
  { imageBytes, sizeError }: PictureLimit = MESSAGE_PICTURES,
): Promise<CleanAttachment> {
  const pdf = await readPdf(path);
  if (pdf === 'damaged') throw fileError({ code: FieldProblemCode.ATTACHMENT_UNREADABLE });
  if (pdf) return { bytes: pdf, kind: AttachmentKind.PDF, width: null, height: null };
  if (bytes > imageBytes) throw sizeError();
  try {
    return { ...(await cleanImage(path, PICTURE)), kind: AttachmentKind.IMAGE };
  } catch (error) {
    throw toFieldError(error, sizeError);
  }
}

/** Converts an error of the image library to one of the form field. */
function toFieldError(error: unknown, sizeError: () => DomainError): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === ErrorCode.UPLOAD_TOO_MANY_PIXELS) return sizeError();
  const isDamaged = error.code === ErrorCode.UPLOAD_UNREADABLE;
  return fileError({ code: isDamaged ? FieldProblemCode.ATTACHMENT_UNREADABLE : FieldProblemCode.ATTACHMENT_TYPE });
}

function fileError(problem: FieldProblem): ValidationError {
  return new ValidationError([{ path: 'file', ...problem }]);
}

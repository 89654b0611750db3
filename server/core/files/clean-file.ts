import { DomainError, ErrorCode, FieldProblemCode } from '../errors/errors.js';
import { cleanImage, type PictureRules } from './image.js';
import { readPdf } from './pdf.js';
import { fileError } from './size-params.js';
import type { ReceivedFile } from './uploads.js';

/** A file as it is stored. */
export interface CleanFile {
  readonly bytes: Buffer;
  readonly isPdf: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

/** The pictures that are accepted beside PDF, and the error for one that is too large. */
export interface FileRules {
  readonly formats: PictureRules['formats'];
  readonly imageBytes: number;
  readonly sizeError: () => DomainError;
}

/** Validates a file by its content, not its name. Pictures are re-encoded from their pixels, which removes metadata such as the place. */
export async function cleanFile(
  { path, bytes }: ReceivedFile,
  { formats, imageBytes, sizeError }: FileRules,
): Promise<CleanFile> {
  const pdf = await readPdf(path);
  if (pdf === 'damaged') throw fileError({ code: FieldProblemCode.ATTACHMENT_UNREADABLE });
  if (pdf) return { bytes: pdf, isPdf: true, width: null, height: null };
  if (bytes > imageBytes) throw sizeError();
  try {
    return { ...(await cleanImage(path, { formats, minLongSide: 1, minShortSide: 1 })), isPdf: false };
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

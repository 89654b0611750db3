import { cleanImage, type PictureRules } from '../../../core/files/image.js';
import { DomainError, ErrorCode, FieldProblemCode } from '../../../core/errors/errors.js';
import { readPdf } from '../../../core/files/pdf.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { fileError, sizeParams } from '../../../core/files/size-params.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';

/** A stored document. */
export interface CleanDocument {
  readonly bytes: Buffer;
  readonly mime: 'image/webp' | 'application/pdf';
}

const PICTURE: PictureRules = {
  formats: ['jpeg', 'png'],
  minLongSide: VERIFICATION_BOUNDS.minLongSide,
  minShortSide: 1,
};

const { minBytes, maxBytes, minLongSide } = VERIFICATION_BOUNDS;

/** The error for a file of the wrong size. */
export function documentSizeError(): DomainError {
  return fileError({
    code: FieldProblemCode.DOCUMENT_SIZE,
    params: { minBytes, minKilobytes: minBytes / 1000, ...sizeParams(maxBytes) },
  });
}

/** Validates a document by its bytes, not its name. Images are re-encoded from their pixels, which drops metadata and anything hidden in the file. */
export async function cleanDocument({ path, bytes }: ReceivedFile): Promise<CleanDocument> {
  if (bytes < minBytes || bytes > maxBytes) throw documentSizeError();
  const pdf = await readPdf(path);
  if (pdf === 'damaged') throw fileError({ code: FieldProblemCode.DOCUMENT_TYPE });
  if (pdf) return { bytes: pdf, mime: 'application/pdf' };
  try {
    return { bytes: (await cleanImage(path, PICTURE)).bytes, mime: 'image/webp' };
  } catch (error) {
    throw toFieldError(error);
  }
}

/** Translates image errors into those of documents. */
function toFieldError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === ErrorCode.UPLOAD_TOO_SMALL)
    return fileError({ code: FieldProblemCode.DOCUMENT_TOO_SMALL, params: { min: minLongSide } });
  if (error.code === ErrorCode.UPLOAD_TOO_MANY_PIXELS) return documentSizeError();
  return fileError({ code: FieldProblemCode.DOCUMENT_TYPE });
}

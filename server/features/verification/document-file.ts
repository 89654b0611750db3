import { cleanImage, type PictureRules } from '../../core/image.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError, type ErrorParams } from '../../core/errors.js';
import { isPdf } from '../../core/pdf.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';

/** A document as it is kept. */
export interface CleanDocument {
  readonly bytes: Buffer;
  readonly mime: 'image/webp' | 'application/pdf';
}

const PICTURE: PictureRules = { formats: ['jpeg', 'png'], minLongSide: VERIFICATION_BOUNDS.minLongSide, minShortSide: 1 };

const { minBytes, maxBytes, minLongSide } = VERIFICATION_BOUNDS;

/** The refusal of a file of the wrong size. */
export function documentSizeError(): DomainError {
  return fileError(FieldProblemCode.DOCUMENT_SIZE, { minBytes, maxBytes });
}

/** Refuses what is no fit document, by its bytes alone; pictures are made anew from their pixels, so that nothing else in them is kept. */
export async function cleanDocument(bytes: Buffer): Promise<CleanDocument> {
  if (bytes.length < minBytes || bytes.length > maxBytes) throw documentSizeError();
  const pdf = isPdf(bytes);
  if (pdf === 'damaged') throw fileError(FieldProblemCode.DOCUMENT_TYPE);
  if (pdf) return { bytes, mime: 'application/pdf' };
  try {
    return { bytes: (await cleanImage(bytes, PICTURE)).bytes, mime: 'image/webp' };
  } catch (error) {
    throw asFieldError(error);
  }
}

/** What is wrong with a picture, in the words of documents. */
function asFieldError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === ErrorCode.UPLOAD_TOO_SMALL) return fileError(FieldProblemCode.DOCUMENT_TOO_SMALL, { min: minLongSide });
  if (error.code === ErrorCode.UPLOAD_TOO_MANY_PIXELS) return documentSizeError();
  return fileError(FieldProblemCode.DOCUMENT_TYPE);
}

function fileError(code: FieldProblemCode, params?: ErrorParams): ValidationError {
  return new ValidationError([{ path: 'file', code, ...(params ? { params } : {}) }]);
}

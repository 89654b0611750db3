import { DomainError, ErrorCode, FieldProblemCode, ValidationError, type ErrorParams } from '../../../core/errors.js';
import { cleanImage, type PictureRules } from '../../../core/image.js';
import { isPdf } from '../../../core/pdf.js';
import { ATTACHMENT_BOUNDS } from './attachment.rules.js';
import { AttachmentKind } from './message-attachment.types.js';

/** A file as it is kept. */
export interface CleanAttachment {
  readonly bytes: Buffer;
  readonly kind: AttachmentKind;
  readonly width: number | null;
  readonly height: number | null;
}

const PICTURE: PictureRules = { formats: ['jpeg', 'png', 'webp'], minLongSide: 1, minShortSide: 1 };

/** The refusal of a file of more bytes than any may have. */
export function attachmentSizeError(maxBytes: number = ATTACHMENT_BOUNDS.pdfBytes): DomainError {
  return fileError(FieldProblemCode.ATTACHMENT_SIZE, { maxBytes });
}

/** Refuses what may not be sent, by its bytes alone; pictures are made anew from their pixels, so that nothing else in them is kept. */
export async function cleanAttachment(bytes: Buffer): Promise<CleanAttachment> {
  const pdf = isPdf(bytes);
  if (pdf === 'damaged') throw fileError(FieldProblemCode.ATTACHMENT_UNREADABLE);
  if (pdf) return { bytes, kind: AttachmentKind.PDF, width: null, height: null };
  if (bytes.length > ATTACHMENT_BOUNDS.imageBytes) throw attachmentSizeError(ATTACHMENT_BOUNDS.imageBytes);
  try {
    return { ...(await cleanImage(bytes, PICTURE)), kind: AttachmentKind.IMAGE };
  } catch (error) {
    throw asFieldError(error);
  }
}

/** What is wrong with a picture, in the words of messages. */
function asFieldError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === ErrorCode.UPLOAD_TOO_MANY_PIXELS) return attachmentSizeError(ATTACHMENT_BOUNDS.imageBytes);
  return fileError(error.code === ErrorCode.UPLOAD_UNREADABLE ? FieldProblemCode.ATTACHMENT_UNREADABLE : FieldProblemCode.ATTACHMENT_TYPE);
}

function fileError(code: FieldProblemCode, params?: ErrorParams): ValidationError {
  return new ValidationError([{ path: 'file', code, ...(params ? { params } : {}) }]);
}

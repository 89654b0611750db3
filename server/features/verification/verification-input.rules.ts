import { birthDateProblem } from '../../core/values/birth-date.js';
import { isLocalDate } from '../../core/values/date-range.js';
import { FieldProblemCode, type FieldError, type PlainFieldCode } from '../../core/errors/errors.js';
import { isValidNif, normaliseNif } from '../../core/values/nif.js';
import { fullNameProblem } from '../accounts/account.rules.js';
import { getDocumentKind } from './documents/document-kinds.rules.js';
import { DocumentType, VerificationKind } from './verification.enums.js';

/** Data of a document as entered; only the last four characters of its number are stored. */
export interface VerificationData {
  readonly kind: VerificationKind;
  readonly documentType: DocumentType;
  readonly spaceId?: string | null;
  readonly fullName?: string | null;
  readonly birthDate?: string | null;
  readonly country?: string | null;
  readonly documentNumber?: string | null;
  readonly expiresOn?: string | null;
}

const FOREIGN_NUMBER = /^[A-Z0-9]{5,20}$/;
const SPANISH_NUMBER: Partial<Record<DocumentType, RegExp>> = {
  [DocumentType.DNI]: /^\d{8}[A-Z]$/,
  [DocumentType.NIE]: /^[XYZ]\d{7}[A-Z]$/,
};

/** Problems of the data on a given day. */
export function verificationProblems(data: VerificationData, today: string): FieldError[] {
  const { kind, documentType } = data;
  if (getDocumentKind(documentType).kind !== kind) return [{ path: 'documentType', code: FieldProblemCode.REQUIRED }];
  if (kind === VerificationKind.SPACE)
    return data.spaceId ? [] : [{ path: 'spaceId', code: FieldProblemCode.REQUIRED }];
  const problems = [
    fullNameProblem(data.fullName ?? ''),
    birthDateProblem(data.birthDate, today),
    problemAt(
      'country',
      getDocumentKind(documentType).countries.includes(data.country ?? '')
        ? null
        : FieldProblemCode.DOCUMENT_COUNTRY_INVALID,
    ),
    problemAt('documentNumber', numberProblem(documentType, data.documentNumber ?? '')),
    problemAt('expiresOn', expiryProblem(data.expiresOn, today)),
  ];
  return problems.filter((problem) => problem !== null);
}

/** The last four characters of a document's number. */
export function lastFour(documentNumber: string): string {
  return normaliseNif(documentNumber).slice(-4);
}

function problemAt(path: string, code: PlainFieldCode | null): FieldError | null {
  return code === null ? null : { path, code };
}

function numberProblem(type: DocumentType, documentNumber: string): PlainFieldCode | null {
  const number = normaliseNif(documentNumber);
  const spanish = SPANISH_NUMBER[type];
  if (spanish) return spanish.test(number) && isValidNif(number) ? null : FieldProblemCode.NIF_INVALID;
  return FOREIGN_NUMBER.test(number) ? null : FieldProblemCode.DOCUMENT_NUMBER_INVALID;
}

function expiryProblem(expiresOn: string | null | undefined, today: string): PlainFieldCode | null {
  if (!expiresOn || !isLocalDate(expiresOn)) return FieldProblemCode.REQUIRED;
  return expiresOn < today ? FieldProblemCode.DOCUMENT_EXPIRED : null;
}

import { MIN_AGE } from '../../../core/values/birth-date.js';
import { COUNTRIES, EEA_COUNTRIES } from '../countries.rules.js';
import { DocumentSide, DocumentType, VerificationKind } from '../verification-codes.js';

const MB = 1024 * 1024;

/** Limits that the form shows and the server enforces. */
export const VERIFICATION_BOUNDS = {
  minBytes: 100 * 1000,
  maxBytes: 10 * MB,
  minLongSide: 1000,
  minAge: MIN_AGE,
  attempts: 5,
  attemptDays: 30,
  reviewHours: 48,
  filesKeptDays: 30,
  /** Verifications that were started and never submitted are deleted after this time. */
  pendingKeptDays: 7,
  noteLength: 500,
} as const;

/** Requirements of a kind of document. */
export interface DocumentKind {
  readonly type: DocumentType;
  readonly kind: VerificationKind;
  readonly sides: readonly DocumentSide[];
  /** Possible issuing countries, ISO 3166-1; empty for documents of spaces. */
  readonly countries: readonly string[];
}

const { FRONT, BACK, PROOF } = DocumentSide;
const SPAIN = ['ES'];

const identity = (type: DocumentType, sides: readonly DocumentSide[], countries: readonly string[]): DocumentKind => ({
  type,
  kind: VerificationKind.IDENTITY,
  sides,
  countries,
});
const proof = (type: DocumentType): DocumentKind => ({
  type,
  kind: VerificationKind.SPACE,
  sides: [PROOF],
  countries: [],
});

const KINDS: Readonly<Record<DocumentType, DocumentKind>> = {
  [DocumentType.DNI]: identity(DocumentType.DNI, [FRONT, BACK], SPAIN),
  [DocumentType.NIE]: identity(DocumentType.NIE, [FRONT, BACK], SPAIN),
  [DocumentType.PASSPORT]: identity(DocumentType.PASSPORT, [FRONT], COUNTRIES),
  [DocumentType.EU_ID]: identity(DocumentType.EU_ID, [FRONT, BACK], EEA_COUNTRIES),
  [DocumentType.IBI_RECEIPT]: proof(DocumentType.IBI_RECEIPT),
  [DocumentType.TITLE_NOTE]: proof(DocumentType.TITLE_NOTE),
  [DocumentType.LEASE]: proof(DocumentType.LEASE),
  [DocumentType.COMMUNITY_CERTIFICATE]: proof(DocumentType.COMMUNITY_CERTIFICATE),
};

/** Every accepted kind of document. */
export const documentKinds: readonly DocumentKind[] = Object.values(KINDS);

/** The requirements of one kind of document. */
export function getDocumentKind(type: DocumentType): DocumentKind {
  return KINDS[type];
}

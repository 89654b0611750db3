import { COUNTRIES, EEA_COUNTRIES } from './countries.rules.js';
import { DocumentSide, DocumentType, VerificationKind } from './verification-codes.js';

const MB = 1024 * 1024;

/** Figures that the form shows and the server holds to. */
export const VERIFICATION_BOUNDS = {
  minBytes: 100 * 1000,
  maxBytes: 10 * MB,
  minLongSide: 1000,
  minAge: 18,
  attempts: 5,
  attemptDays: 30,
  reviewHours: 48,
  filesKeptDays: 30,
  /** A verification that is begun and never sent is forgotten after so long. */
  pendingKeptDays: 7,
  noteLength: 500,
} as const;

/** What a kind of document asks for. */
export interface DocumentKind {
  readonly type: DocumentType;
  readonly kind: VerificationKind;
  readonly sides: readonly DocumentSide[];
  /** Who may have issued it, ISO 3166-1; none for documents of spaces. */
  readonly countries: readonly string[];
}

const { FRONT, BACK, PROOF } = DocumentSide;
const SPAIN = ['ES'];

const identity = (type: DocumentType, sides: readonly DocumentSide[], countries: readonly string[]): DocumentKind => ({ type, kind: VerificationKind.IDENTITY, sides, countries });
const proof = (type: DocumentType): DocumentKind => ({ type, kind: VerificationKind.SPACE, sides: [PROOF], countries: [] });

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

/** Every document that is taken. */
export const documentKinds: readonly DocumentKind[] = Object.values(KINDS);

/** What one kind of document asks for. */
export function documentKindOf(type: DocumentType): DocumentKind {
  return KINDS[type];
}

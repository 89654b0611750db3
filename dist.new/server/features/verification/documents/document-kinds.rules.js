import { COUNTRIES, EEA_COUNTRIES } from '../countries.rules.js';
import { DocumentSide, DocumentType, VerificationKind } from '../verification-codes.js';
const MB = 1024 * 1024;
/** Limits that the form shows and the server enforces. */
export const VERIFICATION_BOUNDS = {
    minBytes: 100 * 1000,
    maxBytes: 10 * MB,
    minLongSide: 1000,
    minAge: 18,
    attempts: 5,
    attemptDays: 30,
    reviewHours: 48,
    filesKeptDays: 30,
    /** Verifications that are started and never submitted are deleted after this time. */
    pendingKeptDays: 7,
    noteLength: 500,
};
const { FRONT, BACK, PROOF } = DocumentSide;
const SPAIN = ['ES'];
const identity = (type, sides, countries) => ({
    type,
    kind: VerificationKind.IDENTITY,
    sides,
    countries,
});
const proof = (type) => ({
    type,
    kind: VerificationKind.SPACE,
    sides: [PROOF],
    countries: [],
});
const KINDS = {
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
export const documentKinds = Object.values(KINDS);
/** The requirements of one kind of document. */
export function getDocumentKind(type) {
    return KINDS[type];
}
//# sourceMappingURL=document-kinds.rules.js.map
import { MIN_AGE } from '../../../core/values/birth-date.js';
import { DocumentSide, DocumentType, VerificationKind } from '../verification.enums.js';

/** ISO 3166-1, and XK for Kosovo, a user-assigned code that its passports carry. */
const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ ' +
  'OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** Countries whose identity cards are accepted; Spain's own is the DNI. */
const EEA_COUNTRIES: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

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
  /** A document may be replaced this many days before it expires. */
  renewalDays: 60,
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

import { registerEnumType } from 'type-graphql';

/** The subject of a verification: a person's identity, or the right to let a space. */
export enum VerificationKind {
  IDENTITY = 'identity',
  SPACE = 'space',
}

/** Status of a verification. */
export enum VerificationStatus {
  /** Never stored: there is no verification yet. */
  NOT_STARTED = 'not_started',
  PENDING = 'pending',
  IN_REVIEW = 'in_review',
  APPROVED = 'approved',
  REJECTED = 'rejected',
  EXPIRED = 'expired',
}

/** Kinds of documents that prove an identity, or the right to a space. */
export enum DocumentType {
  DNI = 'dni',
  NIE = 'nie',
  PASSPORT = 'passport',
  EU_ID = 'eu_id',
  IBI_RECEIPT = 'ibi_receipt',
  TITLE_NOTE = 'title_note',
  LEASE = 'lease',
  COMMUNITY_CERTIFICATE = 'community_certificate',
}

/** The file of a verification. */
export enum DocumentSide {
  FRONT = 'front',
  BACK = 'back',
  PROOF = 'proof',
}

/** Why a verification was rejected. */
export enum RejectReason {
  BLURRED = 'blurred',
  CROPPED = 'cropped',
  EXPIRED_DOCUMENT = 'expired_document',
  NAME_MISMATCH = 'name_mismatch',
  UNDERAGE = 'underage',
  SUSPECTED_FRAUD = 'suspected_fraud',
  UNSUPPORTED = 'unsupported',
  MISSED_APPOINTMENT = 'missed_appointment',
}

/** Decision of the staff. */
export enum VerificationDecision {
  APPROVE = 'approve',
  REJECT = 'reject',
}

registerEnumType(VerificationKind, {
  name: 'VerificationKind',
  description: 'The subject of a verification.',
  valuesConfig: {
    IDENTITY: { description: "A person's identity." },
    SPACE: { description: 'The right to let a space.' },
  },
});
registerEnumType(VerificationStatus, {
  name: 'VerificationStatus',
  description: 'Status of a verification.',
  valuesConfig: {
    NOT_STARTED: { description: 'There is none yet.' },
    PENDING: { description: 'Started; not submitted yet.' },
    IN_REVIEW: { description: 'Waits for a decision of the staff.' },
    APPROVED: { description: 'Accepted by the staff.' },
    REJECTED: { description: 'Rejected: see rejectReason.' },
    EXPIRED: {
      description: 'Its document has expired, or the address of the space has changed since it was submitted.',
    },
  },
});
registerEnumType(DocumentType, {
  name: 'DocumentType',
  description: 'A kind of document.',
  valuesConfig: {
    DNI: { description: 'Spanish identity card.' },
    NIE: { description: "Spanish foreigner's card (TIE) or number." },
    PASSPORT: { description: 'Passport of any country.' },
    EU_ID: { description: 'Identity card of another country of the EEA or of Switzerland.' },
    IBI_RECEIPT: { description: 'Receipt of the property tax.' },
    TITLE_NOTE: { description: 'Extract of the land registry.' },
    LEASE: { description: 'Lease that permits subletting.' },
    COMMUNITY_CERTIFICATE: { description: "Certificate of the owners' community." },
  },
});
registerEnumType(DocumentSide, {
  name: 'DocumentSide',
  description: 'The file of a verification.',
  valuesConfig: {
    FRONT: { description: 'The side with the photo of the face.' },
    BACK: { description: 'The back side.' },
    PROOF: { description: "A space's document." },
  },
});
registerEnumType(RejectReason, {
  name: 'RejectReason',
  description: 'Why a verification was rejected.',
  valuesConfig: {
    BLURRED: { description: 'It cannot be read.' },
    CROPPED: { description: 'A part is missing.' },
    EXPIRED_DOCUMENT: { description: 'The document has expired.' },
    NAME_MISMATCH: { description: 'It names somebody else, or another place.' },
    UNDERAGE: { description: 'The person is not 18 yet.' },
    SUSPECTED_FRAUD: { description: 'It does not seem genuine.' },
    UNSUPPORTED: { description: 'It is not an accepted kind of document.' },
    MISSED_APPOINTMENT: { description: 'The person did not join the video call.' },
  },
});
registerEnumType(VerificationDecision, {
  name: 'VerificationDecision',
  description: 'Decision of the staff.',
  valuesConfig: {
    APPROVE: { description: 'Accept it.' },
    REJECT: { description: 'Reject it; requires a `reason`.' },
  },
});

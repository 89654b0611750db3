import { registerEnumType } from 'type-graphql';

/** What is verified: who somebody is, or that a space is hers to rent out. */
export enum VerificationKind {
  IDENTITY = 'identity',
  SPACE = 'space',
}

/** Where a verification stands. */
export enum VerificationStatus {
  /** Only of standings: there is no verification yet. */
  NOT_STARTED = 'not_started',
  PENDING = 'pending',
  IN_REVIEW = 'in_review',
  APPROVED = 'approved',
  REJECTED = 'rejected',
  EXPIRED = 'expired',
}

/** Documents that show who somebody is, and those that show whose a space is. */
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

/** Which file of a verification. */
export enum DocumentSide {
  FRONT = 'front',
  BACK = 'back',
  PROOF = 'proof',
}

/** Why a verification was refused. */
export enum RejectReason {
  BLURRED = 'blurred',
  CROPPED = 'cropped',
  EXPIRED_DOCUMENT = 'expired_document',
  NAME_MISMATCH = 'name_mismatch',
  UNDERAGE = 'underage',
  SUSPECTED_FRAUD = 'suspected_fraud',
  UNSUPPORTED = 'unsupported',
}

/** The staff's answer. */
export enum VerificationDecision {
  APPROVE = 'approve',
  REJECT = 'reject',
}

registerEnumType(VerificationKind, {
  name: 'VerificationKind',
  description: 'What is verified.',
  valuesConfig: { IDENTITY: { description: 'Who somebody is.' }, SPACE: { description: 'That a space is hers to rent out.' } },
});
registerEnumType(VerificationStatus, {
  name: 'VerificationStatus',
  description: 'Where a verification stands.',
  valuesConfig: {
    NOT_STARTED: { description: 'There is none yet.' },
    PENDING: { description: 'Begun; its documents are not sent yet.' },
    IN_REVIEW: { description: 'With the staff.' },
    APPROVED: { description: 'Found right.' },
    REJECTED: { description: 'Refused: see rejectReason.' },
    EXPIRED: { description: 'It was right, but its document has run out, or the space has moved.' },
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
    TITLE_NOTE: { description: 'Note of the land registry.' },
    LEASE: { description: 'Lease that permits subletting.' },
    COMMUNITY_CERTIFICATE: { description: "Certificate of the owners' community." },
  },
});
registerEnumType(DocumentSide, {
  name: 'DocumentSide',
  description: 'Which file of a verification.',
  valuesConfig: { FRONT: { description: 'With the picture of the face.' }, BACK: { description: 'The other side.' }, PROOF: { description: "A space's document." } },
});
registerEnumType(RejectReason, {
  name: 'RejectReason',
  description: 'Why a verification was refused.',
  valuesConfig: {
    BLURRED: { description: 'It cannot be read.' },
    CROPPED: { description: 'A part is missing.' },
    EXPIRED_DOCUMENT: { description: 'The document has run out.' },
    NAME_MISMATCH: { description: 'It names somebody else, or another place.' },
    UNDERAGE: { description: 'She is not 18 yet.' },
    SUSPECTED_FRAUD: { description: 'It does not seem genuine.' },
    UNSUPPORTED: { description: 'It is not one of the documents we take.' },
  },
});
registerEnumType(VerificationDecision, {
  name: 'VerificationDecision',
  description: "The staff's answer.",
  valuesConfig: {
    APPROVE: { description: 'It is right.' },
    REJECT: { description: 'It is not; asks for a `reason`.' },
  },
});

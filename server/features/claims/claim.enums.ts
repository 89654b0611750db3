import { registerEnumType } from 'type-graphql';

/** A side of a booking, as claims name it. */
export enum ClaimSide {
  RENTER = 'renter',
  HOST = 'host',
}

/** The subject of a claim: a row of the guarantee's table (`claim-cases.rules.ts`). */
export enum ClaimCase {
  NO_ACCESS = 'no_access',
  DIFFERENT = 'different',
  UNSAFE = 'unsafe',
  NOT_ENTITLED = 'not_entitled',
  GOODS_DAMAGED = 'goods_damaged',
  SPACE_DAMAGED = 'space_damaged',
}

/** The exact subject. */
export enum ClaimDetail {
  TYPE = 'type',
  SMALLER = 'smaller',
  ACCESS_MODE = 'access_mode',
  FEATURE = 'feature',
  DAMP = 'damp',
  LEAK = 'leak',
  PESTS = 'pests',
  FIRE_RISK = 'fire_risk',
  NO_LOCK = 'no_lock',
  DAMAGE = 'damage',
  WATER = 'water',
  THEFT = 'theft',
  GOODS_LEFT = 'goods_left',
  KEYS = 'keys',
}

/** The requested, proposed or decided remedy. */
export enum ClaimRemedy {
  FULL_REFUND = 'full_refund',
  REBOOKING = 'rebooking',
  LOWER_RENT = 'lower_rent',
  UNUSED_REFUND = 'unused_refund',
  CYCLE_REFUND = 'cycle_refund',
  GUARANTEE = 'guarantee',
  DEPOSIT = 'deposit',
  PARTIAL_REFUND = 'partial_refund',
  NOTHING = 'nothing',
}

/** Status of a claim. Values are the database's; keys are the API's. */
export enum ClaimStatus {
  SUBMITTED = 'submitted',
  AWAITING_OTHER = 'awaiting_other',
  PROPOSED = 'proposed',
  AGREED = 'agreed',
  IN_REVIEW = 'in_review',
  AWAITING_DATA = 'awaiting_data',
  DECIDED = 'decided',
  APPEALED = 'appealed',
  CLOSED = 'closed',
  WITHDRAWN = 'withdrawn',
}

/** Why a claim cannot be made now. */
export enum ClaimBarrier {
  TOO_EARLY = 'too_early',
  TOO_LATE = 'too_late',
  CLAIM_OPEN = 'claim_open',
}

/** The basis of a proposal. */
export enum ProposalReason {
  TABLE = 'table',
  OTHER_SIDE_AGREES = 'other_side_agrees',
  AREA_WITHIN_LIMIT = 'area_within_limit',
  BELOW_EXCESS = 'below_excess',
  NOTHING_TO_PAY = 'nothing_to_pay',
}

/** The short reason of a decision; the reasons give it in full. */
export enum ClaimGround {
  EVIDENCE_PROVES = 'evidence_proves',
  EVIDENCE_LACKING = 'evidence_lacking',
  BOTH_PARTLY = 'both_partly',
  BELOW_LIMIT = 'below_limit',
  NOT_COVERED = 'not_covered',
  OTHER_SIDE_ADMITS = 'other_side_admits',
}

/** The kind of a damaged thing; the guarantee does not cover every kind. */
export enum ItemKind {
  GENERAL = 'general',
  ART = 'art',
  VEHICLE = 'vehicle',
  CASH_OR_JEWELS = 'cash_or_jewels',
  DOCUMENTS_OR_DATA = 'documents_or_data',
}

/** Status of a payment by the guarantee. */
export enum GuaranteePaymentStatus {
  OWED = 'owed',
  PAID = 'paid',
}

registerEnumType(ClaimSide, {
  name: 'ClaimSide',
  description: 'A side of a booking.',
  valuesConfig: { RENTER: { description: 'The renter.' }, HOST: { description: 'Whose space it is.' } },
});
registerEnumType(ClaimCase, {
  name: 'ClaimCase',
  description: 'The subject of a claim.',
  valuesConfig: {
    NO_ACCESS: { description: 'Renter: no access at the start.' },
    DIFFERENT: { description: 'Renter: the space differs from its description; `detail` says how.' },
    UNSAFE: { description: 'Renter: not safe for the things; `detail` says why.' },
    NOT_ENTITLED: { description: 'Renter: the host has no right to let the space.' },
    GOODS_DAMAGED: { description: 'Renter: things were damaged or stolen.' },
    SPACE_DAMAGED: { description: 'Host: damage, goods left behind or keys not returned.' },
  },
});
registerEnumType(ClaimDetail, {
  name: 'ClaimDetail',
  description: 'The exact subject of a claim; `ClaimOption.details` lists those of a case.',
  valuesConfig: {
    TYPE: { description: 'Another type of space.' },
    SMALLER: { description: 'At least 15 % less area; needs a measured area.' },
    ACCESS_MODE: { description: 'A different access than described.' },
    FEATURE: { description: 'A named feature is missing.' },
    DAMP: { description: 'Damp.' },
    LEAK: { description: 'Water ingress.' },
    PESTS: { description: 'Pests.' },
    FIRE_RISK: { description: 'Fire hazard.' },
    NO_LOCK: { description: 'It cannot be locked.' },
    DAMAGE: { description: 'Damage.' },
    WATER: { description: 'Damage by water, with a separate limit.' },
    THEFT: { description: 'Theft; requires a police report.' },
    GOODS_LEFT: { description: 'Things were left behind.' },
    KEYS: { description: 'Keys or remotes were not returned.' },
  },
});
registerEnumType(ClaimRemedy, {
  name: 'ClaimRemedy',
  description: 'A requested, proposed or decided remedy.',
  valuesConfig: {
    FULL_REFUND: { description: 'A full refund, fees included; the stay ends.' },
    REBOOKING: { description: 'As FULL_REFUND, and up to 50 € of the extra cost of another space.' },
    LOWER_RENT: { description: 'The renter stays and pays 30 % less from the first day on.' },
    UNUSED_REFUND: { description: 'A refund of everything paid for the time after the claim; the stay ends.' },
    CYCLE_REFUND: { description: 'A refund of the current billing period, fees included; the stay ends.' },
    GUARANTEE: { description: 'Our guarantee pays the damage within the limits of the plan, less its excess.' },
    DEPOSIT: { description: 'Up to the deposit is charged to the renter’s card for the host.' },
    PARTIAL_REFUND: { description: 'Staff only: a partial refund; the stay continues.' },
    NOTHING: { description: 'Nothing is paid.' },
  },
});
registerEnumType(ClaimStatus, {
  name: 'ClaimStatus',
  description: 'Status of a claim.',
  valuesConfig: {
    SUBMITTED: { description: 'Stored; the other side is being notified.' },
    AWAITING_OTHER: { description: 'The other side has until `answerBy` to answer.' },
    PROPOSED: {
      description: 'Both sides have until `voteBy` to accept the proposal; no answer counts as a rejection.',
    },
    AGREED: { description: 'Both accepted; the money moves.' },
    IN_REVIEW: { description: 'Staff decide, by `decideBy`.' },
    AWAITING_DATA: { description: 'The staff asked one side for more data; the time to decide is paused meanwhile.' },
    DECIDED: { description: 'Staff decided; each side can appeal until `appealBy`, or both accept.' },
    APPEALED: { description: 'Another member of the staff decides, finally.' },
    CLOSED: { description: 'Closed; its payments are initiated.' },
    WITHDRAWN: { description: 'Withdrawn by the claimant.' },
  },
});
registerEnumType(ClaimBarrier, {
  name: 'ClaimBarrier',
  description: 'Why a claim cannot be made now.',
  valuesConfig: {
    TOO_EARLY: { description: 'Its window opens at `opensAt`.' },
    TOO_LATE: { description: 'Its window closed at `closesAt`.' },
    CLAIM_OPEN: { description: 'The same side already has an open claim.' },
  },
});
registerEnumType(ProposalReason, {
  name: 'ProposalReason',
  description: 'The basis of a proposal.',
  valuesConfig: {
    TABLE: { description: "The guarantee's table, by the evidence of the claim." },
    OTHER_SIDE_AGREES: { description: 'The other side agrees with the claim.' },
    AREA_WITHIN_LIMIT: { description: 'By the measured area it is less than 15 % smaller.' },
    BELOW_EXCESS: { description: "The covered damage is not above the plan's excess." },
    NOTHING_TO_PAY: { description: 'There is nothing to refund.' },
  },
});
registerEnumType(ClaimGround, {
  name: 'ClaimGround',
  description: 'The short reason of a decision.',
  valuesConfig: {
    EVIDENCE_PROVES: { description: 'The evidence proves what is claimed.' },
    EVIDENCE_LACKING: { description: 'The evidence does not prove what is claimed.' },
    BOTH_PARTLY: { description: 'Each side is partly right.' },
    BELOW_LIMIT: { description: 'It happened, but below the threshold of the guarantee.' },
    NOT_COVERED: { description: 'The guarantee does not cover it.' },
    OTHER_SIDE_ADMITS: { description: 'The other side admits it.' },
  },
});
registerEnumType(ItemKind, {
  name: 'ItemKind',
  description: 'The kind of a thing.',
  valuesConfig: {
    GENERAL: { description: 'Furniture, appliances, clothes, tools and similar.' },
    ART: { description: 'Art; covered up to 500 €, not above.' },
    VEHICLE: { description: 'A vehicle; not covered.' },
    CASH_OR_JEWELS: { description: 'Cash, securities or jewels; not covered.' },
    DOCUMENTS_OR_DATA: { description: 'Documents or data; not covered.' },
  },
});
registerEnumType(GuaranteePaymentStatus, {
  name: 'GuaranteePaymentStatus',
  description: 'Status of a payment by the guarantee.',
  valuesConfig: {
    OWED: { description: 'Granted; not transferred yet.' },
    PAID: { description: 'Transferred.' },
  },
});

import { registerEnumType } from 'type-graphql';

/** A side of a booking, as claims name it. */
export enum ClaimSide {
  RENTER = 'renter',
  HOST = 'host',
}

/** What a claim is about: a row of the guarantee's table (`claim-cases.rules.ts`). */
export enum ClaimCase {
  NO_ACCESS = 'no_access',
  DIFFERENT = 'different',
  UNSAFE = 'unsafe',
  NOT_ENTITLED = 'not_entitled',
  GOODS_DAMAGED = 'goods_damaged',
  SPACE_DAMAGED = 'space_damaged',
}

/** What exactly it is about. */
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

/** What is asked, proposed or decided. */
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

/** Why a claim cannot be made at a moment. */
export enum ClaimBarrier {
  TOO_EARLY = 'too_early',
  TOO_LATE = 'too_late',
  CLAIM_OPEN = 'claim_open',
}

/** Why a proposal says what it says. */
export enum ProposalReason {
  TABLE = 'table',
  OTHER_SIDE_AGREES = 'other_side_agrees',
  AREA_WITHIN_LIMIT = 'area_within_limit',
  BELOW_EXCESS = 'below_excess',
  NOTHING_TO_PAY = 'nothing_to_pay',
}

/** Why staff decided as they did, in short; the reasons say it in full. */
export enum ClaimGround {
  EVIDENCE_PROVES = 'evidence_proves',
  EVIDENCE_LACKING = 'evidence_lacking',
  BOTH_PARTLY = 'both_partly',
  BELOW_LIMIT = 'below_limit',
  NOT_COVERED = 'not_covered',
  OTHER_SIDE_ADMITS = 'other_side_admits',
}

/** What a damaged thing is; the guarantee does not cover every kind. */
export enum ItemKind {
  GENERAL = 'general',
  ART = 'art',
  VEHICLE = 'vehicle',
  CASH_OR_JEWELS = 'cash_or_jewels',
  DOCUMENTS_OR_DATA = 'documents_or_data',
}

/** Status of what the guarantee pays. */
export enum GuaranteePaymentStatus {
  OWED = 'owed',
  PAID = 'paid',
}

registerEnumType(ClaimSide, {
  name: 'ClaimSide',
  description: 'A side of a booking.',
  valuesConfig: { RENTER: { description: 'Who rents the space.' }, HOST: { description: 'Whose space it is.' } },
});
registerEnumType(ClaimCase, {
  name: 'ClaimCase',
  description: 'What a claim is about.',
  valuesConfig: {
    NO_ACCESS: { description: 'Renter: no access at the start.' },
    DIFFERENT: { description: 'Renter: the space differs from its description; `detail` says how.' },
    UNSAFE: { description: 'Renter: not safe for the things; `detail` says why.' },
    NOT_ENTITLED: { description: 'Renter: the host may not let the space.' },
    GOODS_DAMAGED: { description: 'Renter: things were damaged or stolen.' },
    SPACE_DAMAGED: { description: 'Host: damage, goods left behind or keys not returned.' },
  },
});
registerEnumType(ClaimDetail, {
  name: 'ClaimDetail',
  description: 'What exactly a claim is about; which belong to a case is in `ClaimOption.details`.',
  valuesConfig: {
    TYPE: { description: 'Another type of space.' },
    SMALLER: { description: 'At least 15 % less area; needs a measured area.' },
    ACCESS_MODE: { description: 'Another way in than described.' },
    FEATURE: { description: 'A named feature is missing.' },
    DAMP: { description: 'Damp.' },
    LEAK: { description: 'Water comes in.' },
    PESTS: { description: 'Pests.' },
    FIRE_RISK: { description: 'Danger of fire.' },
    NO_LOCK: { description: 'It cannot be locked.' },
    DAMAGE: { description: 'Damage.' },
    WATER: { description: 'Damage by water; it has a limit of its own.' },
    THEFT: { description: 'Theft; needs a police report.' },
    GOODS_LEFT: { description: 'Things were left behind.' },
    KEYS: { description: 'Keys or remotes were not returned.' },
  },
});
registerEnumType(ClaimRemedy, {
  name: 'ClaimRemedy',
  description: 'What a claim asks for, and what is proposed or decided.',
  valuesConfig: {
    FULL_REFUND: { description: 'Everything goes back, fees included; the stay ends.' },
    REBOOKING: { description: 'As FULL_REFUND, and up to 50 € of what another space costs more.' },
    LOWER_RENT: { description: 'The renter stays and pays 30 % less from the first day on.' },
    UNUSED_REFUND: { description: 'Everything paid for the time from the claim on goes back; the stay ends.' },
    CYCLE_REFUND: { description: 'The current billing period goes back, fees included; the stay ends.' },
    GUARANTEE: { description: 'Our guarantee pays the damage within the limits of the plan, less its excess.' },
    DEPOSIT: { description: "Up to the deposit is charged on the renter's card for the host." },
    PARTIAL_REFUND: { description: 'Staff only: a part of what was paid goes back; the stay goes on.' },
    NOTHING: { description: 'Nothing is paid.' },
  },
});
registerEnumType(ClaimStatus, {
  name: 'ClaimStatus',
  description: 'Status of a claim.',
  valuesConfig: {
    SUBMITTED: { description: 'Stored; the other side is being notified.' },
    AWAITING_OTHER: { description: 'The other side has until `answerBy` to answer.' },
    PROPOSED: { description: 'Both sides have until `voteBy` to accept the proposal; no answer counts as a no.' },
    AGREED: { description: 'Both accepted; the money moves.' },
    IN_REVIEW: { description: 'Staff decide, by `decideBy`.' },
    AWAITING_DATA: { description: 'The staff asked one side for more; the time to decide stands still meanwhile.' },
    DECIDED: { description: 'Staff decided; each side can appeal until `appealBy`, or both accept.' },
    APPEALED: { description: 'Another member of the staff decides, for good.' },
    CLOSED: { description: 'Over; its money is ordered.' },
    WITHDRAWN: { description: 'Taken back by the claimant.' },
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
  description: 'Why a proposal says what it says.',
  valuesConfig: {
    TABLE: { description: "The guarantee's table, by the evidence of the claim." },
    OTHER_SIDE_AGREES: { description: 'The other side agrees with what is asked.' },
    AREA_WITHIN_LIMIT: { description: 'By the measured area it is less than 15 % smaller.' },
    BELOW_EXCESS: { description: "The covered damage is not above the plan's excess." },
    NOTHING_TO_PAY: { description: 'There is nothing to pay back.' },
  },
});
registerEnumType(ClaimGround, {
  name: 'ClaimGround',
  description: 'Why staff decided as they did, in short.',
  valuesConfig: {
    EVIDENCE_PROVES: { description: 'The evidence proves what is claimed.' },
    EVIDENCE_LACKING: { description: 'The evidence does not prove what is claimed.' },
    BOTH_PARTLY: { description: 'Each side is right in part.' },
    BELOW_LIMIT: { description: 'It happened, and stays below what the guarantee asks for.' },
    NOT_COVERED: { description: 'The guarantee does not cover it.' },
    OTHER_SIDE_ADMITS: { description: 'The other side admits it.' },
  },
});
registerEnumType(ItemKind, {
  name: 'ItemKind',
  description: 'What a thing is.',
  valuesConfig: {
    GENERAL: { description: 'Furniture, appliances, clothes, tools and the like.' },
    ART: { description: 'Art; covered up to 500 €, not above.' },
    VEHICLE: { description: 'A vehicle; not covered.' },
    CASH_OR_JEWELS: { description: 'Cash, securities or jewels; not covered.' },
    DOCUMENTS_OR_DATA: { description: 'Documents or data; not covered.' },
  },
});
registerEnumType(GuaranteePaymentStatus, {
  name: 'GuaranteePaymentStatus',
  description: 'Status of what the guarantee pays.',
  valuesConfig: {
    OWED: { description: 'Granted; the transfer is still to be made.' },
    PAID: { description: 'Transferred.' },
  },
});

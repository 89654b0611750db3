import { registerEnumType } from 'type-graphql';

/** What the staff can decide about a person. */
export enum MeasureKind {
  WARNING = 'warning',
  LIMIT_MESSAGES = 'limit_messages',
  LIMIT_BOOKINGS = 'limit_bookings',
  LIMIT_PUBLISHING = 'limit_publishing',
  SUSPENSION = 'suspension',
  BAN = 'ban',
}

/** The reasons for a decision of the staff. */
export enum DecisionOrigin {
  REPORT = 'report',
  OWN = 'own',
}

/** The limits: each closes one part of the product until a day. */
export const LIMIT_KINDS = [
  MeasureKind.LIMIT_MESSAGES,
  MeasureKind.LIMIT_BOOKINGS,
  MeasureKind.LIMIT_PUBLISHING,
] as const;
/** The measures that close the account. */
export const CLOSING_KINDS = [MeasureKind.SUSPENSION, MeasureKind.BAN] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** The reason; the person reads it in their language. */
export enum MeasureReason {
  FALSE_LISTING = 'false_listing',
  CONTACT_OUTSIDE = 'contact_outside',
  ABUSE = 'abuse',
  FRAUD = 'fraud',
  FORBIDDEN_GOODS = 'forbidden_goods',
  NON_PAYMENT = 'non_payment',
  IDENTITY = 'identity',
  OTHER = 'other',
}

registerEnumType(MeasureKind, {
  name: 'MeasureKind',
  description: 'What the staff can decide about a person.',
  valuesConfig: {
    WARNING: { description: 'A warning; nothing else changes.' },
    LIMIT_MESSAGES: { description: 'May not write messages until a day.' },
    LIMIT_BOOKINGS: { description: 'May not ask for new bookings until a day.' },
    LIMIT_PUBLISHING: {
      description:
        'May not publish or change spaces until a day; drafts, pausing, archiving and the calendar stay open.',
    },
    SUSPENSION: { description: 'May not sign in until a day.' },
    BAN: { description: 'May not sign in any more.' },
  },
});
registerEnumType(MeasureReason, {
  name: 'MeasureReason',
  description: 'The reason for a decision of the staff about a person.',
  valuesConfig: {
    FALSE_LISTING: { description: 'A space is not as described.' },
    CONTACT_OUTSIDE: { description: 'Contact or payment outside Hueco.' },
    ABUSE: { description: 'Insults, threats or pressure.' },
    FRAUD: { description: 'Fraud.' },
    FORBIDDEN_GOODS: { description: 'Prohibited goods.' },
    NON_PAYMENT: { description: 'Charges that stay unpaid.' },
    IDENTITY: { description: 'Doubts about the identity.' },
    OTHER: { description: 'Another breach of the terms, described in the statement.' },
  },
});

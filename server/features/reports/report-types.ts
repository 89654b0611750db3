import { registerEnumType } from 'type-graphql';

/** What is wrong with a space. */
export enum SpaceReportReason {
  FRAUD = 'fraud',
  MISLEADING = 'misleading',
  PHOTOS = 'photos',
  DANGEROUS = 'dangerous',
  PROHIBITED_GOODS = 'prohibited_goods',
  ILLEGAL = 'illegal',
  PERSONAL_DATA = 'personal_data',
  OTHER = 'other',
}

registerEnumType(SpaceReportReason, {
  name: 'SpaceReportReason',
  description: 'What is wrong with a space.',
  valuesConfig: {
    FRAUD: { description: 'It asks for money elsewhere, or there is no such space.' },
    MISLEADING: { description: 'The space is not as described.' },
    PHOTOS: { description: "Its pictures are somebody else's, or show another place." },
    DANGEROUS: { description: 'The place is not safe.' },
    PROHIBITED_GOODS: { description: 'Things that may not be stored are kept or offered to be kept there.' },
    ILLEGAL: { description: 'It offers or shows something illegal.' },
    PERSONAL_DATA: { description: "It shows somebody's personal data." },
    OTHER: { description: 'Anything else.' },
  },
});

/** What is wrong with a person. */
export enum UserReportReason {
  FRAUD = 'fraud',
  ABUSE = 'abuse',
  IMPERSONATION = 'impersonation',
  DISCRIMINATION = 'discrimination',
  ILLEGAL = 'illegal',
  OTHER = 'other',
}

registerEnumType(UserReportReason, {
  name: 'UserReportReason',
  description: 'What is wrong with a person.',
  valuesConfig: {
    FRAUD: { description: 'They ask for money elsewhere, or deceive.' },
    ABUSE: { description: 'They insult, threaten or harass.' },
    IMPERSONATION: { description: 'They pretend to be somebody else.' },
    DISCRIMINATION: { description: 'They treat people worse for what they are.' },
    ILLEGAL: { description: 'They offer or do something illegal.' },
    OTHER: { description: 'Anything else.' },
  },
});

/** Reason for reporting a review. */
export enum ReviewReportReason {
  NOT_A_REAL_STAY = 'not_a_real_stay',
  INSULT = 'insult',
  THREAT = 'threat',
  EXTORTION = 'extortion',
  PERSONAL_DATA = 'personal_data',
  ILLEGAL = 'illegal',
  OTHER = 'other',
}

registerEnumType(ReviewReportReason, {
  name: 'ReviewReportReason',
  description: 'Reason for reporting a review. A low rating alone is no reason.',
  valuesConfig: {
    NOT_A_REAL_STAY: {
      description: 'It is not about a real rental of that space, or its author has a conflict of interest.',
    },
    INSULT: { description: 'It insults or discriminates.' },
    THREAT: { description: 'It threatens somebody.' },
    EXTORTION: { description: 'Somebody asked for money or a favor to write or remove it.' },
    PERSONAL_DATA: { description: "It contains somebody's personal data." },
    ILLEGAL: { description: 'Its content is illegal.' },
    OTHER: { description: 'Anything else.' },
  },
});

/** What is wrong with a message or a whole conversation. */
export enum MessageReportReason {
  FRAUD = 'fraud',
  ABUSE = 'abuse',
  SPAM = 'spam',
  ILLEGAL = 'illegal',
  PERSONAL_DATA = 'personal_data',
  OTHER = 'other',
}

registerEnumType(MessageReportReason, {
  name: 'MessageReportReason',
  description: 'What is wrong with a message or a whole conversation.',
  valuesConfig: {
    FRAUD: { description: 'Asks for payment elsewhere, or attempts fraud.' },
    ABUSE: { description: 'Insults, threats or other abuse.' },
    SPAM: { description: 'Advertising or repeated messages.' },
    ILLEGAL: { description: 'Offers or shows something illegal.' },
    PERSONAL_DATA: { description: 'Discloses personal data.' },
    OTHER: { description: 'Anything else; requires `details`.' },
  },
});

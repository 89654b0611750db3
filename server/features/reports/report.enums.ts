import { registerEnumType } from 'type-graphql';

/** Reasons for reporting a space. */
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
  description: 'A reason for reporting a space.',
  valuesConfig: {
    FRAUD: { description: 'It asks for payment elsewhere, or does not exist.' },
    MISLEADING: { description: 'The space is not as described.' },
    PHOTOS: { description: "Its pictures are somebody else's, or show another place." },
    DANGEROUS: { description: 'The place is not safe.' },
    PROHIBITED_GOODS: { description: 'Prohibited goods are stored or accepted there.' },
    ILLEGAL: { description: 'It offers or shows something illegal.' },
    PERSONAL_DATA: { description: 'It shows somebody’s personal data.' },
    OTHER: { description: 'Anything else.' },
  },
});

/** Reasons for reporting a person. */
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
  description: 'A reason for reporting a person.',
  valuesConfig: {
    FRAUD: { description: 'They ask for payment elsewhere, or attempt fraud.' },
    ABUSE: { description: 'They insult, threaten or harass.' },
    IMPERSONATION: { description: 'They impersonate somebody.' },
    DISCRIMINATION: { description: 'They discriminate.' },
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

/** Reasons for reporting a message or a whole conversation. */
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
  description: 'A reason for reporting a message or a whole conversation.',
  valuesConfig: {
    FRAUD: { description: 'Asks for payment elsewhere, or attempts fraud.' },
    ABUSE: { description: 'Insults, threats or other abuse.' },
    SPAM: { description: 'Advertising or repeated messages.' },
    ILLEGAL: { description: 'Offers or shows something illegal.' },
    PERSONAL_DATA: { description: 'Discloses personal data.' },
    OTHER: { description: 'Anything else; requires `details`.' },
  },
});

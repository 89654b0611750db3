import { registerEnumType } from 'type-graphql';

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

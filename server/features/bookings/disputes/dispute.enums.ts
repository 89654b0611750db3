import { registerEnumType } from 'type-graphql';

/** The status of a charge that the cardholder disputes with their bank. Values are the database's; keys are the API's. */
export enum DisputeStatus {
  OPEN = 'open',
  ANSWERED = 'answered',
  WON = 'won',
  LOST = 'lost',
}

registerEnumType(DisputeStatus, {
  name: 'PaymentDisputeStatus',
  description: 'The status of a charge that the cardholder disputes with their bank.',
  valuesConfig: {
    OPEN: { description: 'The bank asks for an answer, which is sent automatically.' },
    ANSWERED: { description: 'It was answered; the bank decides.' },
    WON: { description: 'The bank decided for us: the money was returned.' },
    LOST: { description: 'The bank refunded the cardholder: it is our loss.' },
  },
});

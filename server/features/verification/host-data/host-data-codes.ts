import { registerEnumType } from 'type-graphql';

/** What a host may lack that the law wants. */
export enum MissingHostData {
  TRADER_DETAILS = 'trader_details',
  TAX_DETAILS = 'tax_details',
  PAYOUT_ACCOUNT = 'payout_account',
}

registerEnumType(MissingHostData, {
  name: 'MissingHostData',
  description: 'What a host may lack that the law wants.',
  valuesConfig: {
    TRADER_DETAILS: { description: 'Who a professional host is (DSA, article 30).' },
    TAX_DETAILS: { description: 'Tax number, date of birth and address of a private host (DAC7).' },
    PAYOUT_ACCOUNT: { description: 'The account for pay-outs, complete at the payment provider.' },
  },
});

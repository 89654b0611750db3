import { registerEnumType } from 'type-graphql';

/** Legally required details that a host may not have provided. */
export enum MissingHostData {
  TRADER_DETAILS = 'trader_details',
  TAX_DETAILS = 'tax_details',
  PAYOUT_ACCOUNT = 'payout_account',
}

registerEnumType(MissingHostData, {
  name: 'MissingHostData',
  description: 'A legally required detail that a host has not provided.',
  valuesConfig: {
    TRADER_DETAILS: { description: 'The details of a professional host (DSA, article 30).' },
    TAX_DETAILS: { description: 'Tax number, date of birth and address of a private host (DAC7).' },
    PAYOUT_ACCOUNT: { description: 'The payout account, complete at the payment provider.' },
  },
});

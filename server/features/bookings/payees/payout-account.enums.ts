import { registerEnumType } from 'type-graphql';

/** Whether payouts can go to a host's account. */
export enum PayoutAccountStatus {
  NONE = 'none',
  PENDING = 'pending',
  RESTRICTED = 'restricted',
  COMPLETE = 'complete',
}

/** What a payment provider may still require of a payee. */
export enum PayoutRequirement {
  IBAN = 'iban',
  IDENTITY = 'identity',
  TAX_NUMBER = 'tax_number',
  ADDRESS = 'address',
  BIRTH_DATE = 'birth_date',
  CONTACT = 'contact',
  NAME = 'name',
  TERMS = 'terms',
  OTHER = 'other',
}

registerEnumType(PayoutAccountStatus, {
  name: 'PayoutAccountStatus',
  description: 'Whether payouts can go to an account.',
  valuesConfig: {
    NONE: { description: 'No data yet.' },
    PENDING: { description: 'Data are missing, or being verified.' },
    RESTRICTED: { description: 'Something is missing: see `requirements`. Payouts wait.' },
    COMPLETE: { description: 'Payouts are enabled.' },
  },
});

registerEnumType(PayoutRequirement, {
  name: 'PayoutRequirement',
  description: 'What the payment provider still requires of a payee.',
  valuesConfig: {
    IBAN: { description: 'The bank account.' },
    IDENTITY: { description: 'An identity document.' },
    TAX_NUMBER: { description: 'NIF, NIE or CIF.' },
    ADDRESS: { description: 'The address of residence or seat.' },
    BIRTH_DATE: { description: 'The date of birth.' },
    CONTACT: { description: 'E-mail or telephone.' },
    NAME: { description: 'The full name.' },
    TERMS: { description: 'Acceptance of the provider’s terms.' },
    OTHER: { description: 'Anything else; the provider’s page explains it.' },
  },
});

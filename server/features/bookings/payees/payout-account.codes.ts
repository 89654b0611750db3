import { registerEnumType } from 'type-graphql';

/** Whether pay-outs can go to a host's account. */
export enum PayoutAccountStatus {
  NONE = 'none',
  PENDING = 'pending',
  RESTRICTED = 'restricted',
  COMPLETE = 'complete',
}

/** What a payment provider may still want of a payee. */
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
  description: 'Whether pay-outs can go to an account.',
  valuesConfig: {
    NONE: { description: 'No data yet.' },
    PENDING: { description: 'Data are missing, or are being checked.' },
    RESTRICTED: { description: 'Something is missing: see `requirements`. Pay-outs wait.' },
    COMPLETE: { description: 'Pay-outs go to it.' },
  },
});

registerEnumType(PayoutRequirement, {
  name: 'PayoutRequirement',
  description: 'What the payment provider still wants of a payee.',
  valuesConfig: {
    IBAN: { description: 'The bank account.' },
    IDENTITY: { description: 'A document that proves who they are.' },
    TAX_NUMBER: { description: 'NIF, NIE or CIF.' },
    ADDRESS: { description: 'Where they live or have their seat.' },
    BIRTH_DATE: { description: 'The date of birth.' },
    CONTACT: { description: 'E-mail or telephone.' },
    NAME: { description: 'The name in full.' },
    TERMS: { description: "A yes to the provider's terms." },
    OTHER: { description: 'Anything else; the page of the provider says what.' },
  },
});

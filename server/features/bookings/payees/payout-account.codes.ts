import { registerEnumType } from 'type-graphql';

/** Whether pay-outs can go to a host's account. */
export enum PayoutAccountStatus {
  NONE = 'none',
  PENDING = 'pending',
  RESTRICTED = 'restricted',
  COMPLETE = 'complete',
}

registerEnumType(PayoutAccountStatus, {
  name: 'PayoutAccountStatus',
  description: 'Whether pay-outs can go to an account.',
  valuesConfig: {
    NONE: { description: 'Nothing was told yet.' },
    PENDING: { description: 'Not all was told, or it is being checked.' },
    RESTRICTED: { description: 'Something is missing: see `requirements`. Pay-outs wait.' },
    COMPLETE: { description: 'Pay-outs go to it.' },
  },
});

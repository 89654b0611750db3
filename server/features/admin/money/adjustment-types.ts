import { registerEnumType } from 'type-graphql';

/** The effect of an adjustment on a host's balance. Values are the database's; keys are the API's. */
export enum AdjustmentKind {
  PAY_HOST = 'pay_host',
  CHARGE_HOST = 'charge_host',
  FORGIVE_HOST = 'forgive_host',
}

/** The status of an adjustment. */
export enum AdjustmentStatus {
  PROPOSED = 'proposed',
  BOOKED = 'booked',
  RETURNED = 'returned',
}

registerEnumType(AdjustmentKind, {
  name: 'AdjustmentKind',
  description: 'The two accounts that an adjustment moves money between.',
  valuesConfig: {
    PAY_HOST: { description: 'Credits the host at the cost of the guarantee.' },
    CHARGE_HOST: { description: 'Charges the host in favour of the guarantee; the next payout is reduced by it.' },
    FORGIVE_HOST: { description: 'Writes off a debt of the host.' },
  },
});
registerEnumType(AdjustmentStatus, {
  name: 'AdjustmentStatus',
  description: 'The status of an adjustment.',
  valuesConfig: {
    PROPOSED: { description: 'Above 500 €: waits for a second person.' },
    BOOKED: { description: 'Booked in the ledger.' },
    RETURNED: { description: 'Rejected by the second person.' },
  },
});

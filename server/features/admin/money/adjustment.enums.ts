import { registerEnumType } from 'type-graphql';

/** The effect of an adjustment. Values are the database's; keys are the API's. */
export enum AdjustmentKind {
  PAY_HOST = 'pay_host',
  CHARGE_HOST = 'charge_host',
  FORGIVE_HOST = 'forgive_host',
  WAIVE_CHARGE = 'waive_charge',
}

/** The status of an adjustment. */
export enum AdjustmentStatus {
  PROPOSED = 'proposed',
  BOOKED = 'booked',
  RETURNED = 'returned',
  LAPSED = 'lapsed',
}

registerEnumType(AdjustmentKind, {
  name: 'AdjustmentKind',
  description: 'What an adjustment changes in the books.',
  valuesConfig: {
    PAY_HOST: { description: 'Credits the host at the cost of the guarantee.' },
    CHARGE_HOST: { description: 'Charges the host in favour of the guarantee; the next payout is reduced by it.' },
    FORGIVE_HOST: { description: 'Writes off a debt of the host.' },
    WAIVE_CHARGE: { description: 'Waives a month that the renter owes, by `waiveCharge`; the host does not get it.' },
  },
});
registerEnumType(AdjustmentStatus, {
  name: 'AdjustmentStatus',
  description: 'The status of an adjustment.',
  valuesConfig: {
    PROPOSED: { description: 'Above 500 €: waits for a second person.' },
    BOOKED: { description: 'Booked in the ledger.' },
    RETURNED: { description: 'Rejected by the second person.' },
    LAPSED: {
      description:
        'Without effect: before the second person decided, the month was paid, cancelled or changed in its amount.',
    },
  },
});

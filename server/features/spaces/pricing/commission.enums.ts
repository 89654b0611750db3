import { registerEnumType } from 'type-graphql';

/** The reason for a host's commission rate. */
export enum CommissionKind {
  USUAL = 'usual',
  LAUNCH = 'launch',
  PROFESSIONAL = 'professional',
}
registerEnumType(CommissionKind, {
  name: 'CommissionKind',
  description: 'The reason for a host’s commission rate.',
  valuesConfig: {
    USUAL: { description: 'The standard rate.' },
    LAUNCH: { description: 'The launch offer, for the first booking.' },
    PROFESSIONAL: { description: 'The rate of a trader with many published spaces.' },
  },
});

/** The commission in a booking's terms. */
export interface HostCommission {
  readonly kind: CommissionKind;
  /** Its rate on the rent, in hundredths of a percent, tax included. */
  readonly bps: number;
}

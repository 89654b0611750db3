import { registerEnumType } from 'type-graphql';

/** Why a host pays the commission that they pay. */
export enum CommissionKind {
  USUAL = 'usual',
  LAUNCH = 'launch',
  PROFESSIONAL = 'professional',
}
registerEnumType(CommissionKind, {
  name: 'CommissionKind',
  description: 'Which commission a host pays.',
  valuesConfig: {
    USUAL: { description: 'The usual one.' },
    LAUNCH: { description: 'The launch offer, for the first booking.' },
    PROFESSIONAL: { description: "A trader's with many published spaces." },
  },
});

/** The commission that a booking begins with and keeps. */
export interface HostCommission {
  readonly kind: CommissionKind;
  /** Of the rent, in hundredths of a percent, its tax included. */
  readonly bps: number;
}

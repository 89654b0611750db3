import type { ClaimCase, ClaimDetail, PaymentStatus } from '../../generated/schema';

interface Titled {
  readonly case: ClaimCase;
  readonly detail: ClaimDetail | null;
}

/** The key of a claim's title, in the `claims` words. */
export const titleKey = ({ case: name, detail }: Titled) =>
  detail === 'SMALLER' ? ('titles.SMALLER' as const) : (`titles.${name}` as const);

/** The key of how the charge of a deposit stands. */
export const depositKey = (charge: PaymentStatus) =>
  charge === 'CAPTURED' || charge === 'FAILED'
    ? (`claims:case.deposit${charge}` as const)
    : ('claims:case.depositPENDING' as const);

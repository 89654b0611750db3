import type { ClaimCase, ClaimDetail, PaymentStatus } from '../../generated/schema';

interface Titled {
  readonly case: ClaimCase;
  readonly detail: ClaimDetail | null;
}

/** The message key of a claim's title, in `claims`. */
export const titleKey = ({ case: name, detail }: Titled) =>
  detail === 'SMALLER' ? ('titles.SMALLER' as const) : (`titles.${name}` as const);

/** The message key of a deposit charge's status. */
export const depositKey = (charge: PaymentStatus) =>
  charge === 'CAPTURED' || charge === 'FAILED'
    ? (`claims:case.deposit${charge}` as const)
    : ('claims:case.depositPENDING' as const);

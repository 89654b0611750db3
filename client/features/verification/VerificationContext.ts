import { createContext, use } from 'react';
import type { VerificationOverviewQuery } from '../../generated/graphql';

export type Overview = VerificationOverviewQuery['viewer'] & object;
export type Rules = VerificationOverviewQuery['verificationRules'];
export type VerificationState = Overview['verification']['identity'];
export type SpaceState = Overview['verification']['spaces'][number];
export type LatestVerification = VerificationState['latest'] & object;

interface Verification {
  readonly person: Overview;
  readonly rules: Rules;
  /** Refetches the overview. */
  readonly reload: () => Promise<unknown>;
}

const VerificationContext = createContext<Verification | null>(null);

export const VerificationProvider = VerificationContext.Provider;

/** The viewer's overview and the rules of verification. */
export function useVerification(): Verification {
  const value = use(VerificationContext);
  if (!value) throw new Error('useVerification must be used inside the page');
  return value;
}

import { createContext, use } from 'react';
import type { VerificationOverviewQuery } from '../../generated/graphql';

export type Overview = VerificationOverviewQuery['viewer'] & object;
export type Rules = VerificationOverviewQuery['verificationRules'];
export type Standing = Overview['verification']['identity'];
export type SpaceStanding = Overview['verification']['spaces'][number];
export type Facts = Standing['latest'] & object;

interface Verification {
  readonly person: Overview;
  readonly rules: Rules;
  /** Reads everything anew. */
  readonly reload: () => Promise<unknown>;
}

const VerificationContext = createContext<Verification | null>(null);

export const VerificationProvider = VerificationContext.Provider;

/** What the page knows of the viewer and of the rules. */
export function useVerification(): Verification {
  const value = use(VerificationContext);
  if (!value) throw new Error('useVerification must be used inside the page');
  return value;
}

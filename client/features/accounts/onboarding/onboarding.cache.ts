import type { TypePolicies } from '@apollo/client';

/** The onboarding is a singleton of the viewer: the result of a save updates every view of it. */
export const onboardingPolicies: TypePolicies = {
  Onboarding: { keyFields: [] },
};

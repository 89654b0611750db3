import type { TypePolicies } from '@apollo/client';

/** There is one onboarding, the viewer's: what a save answers is what every view of it shows. */
export const onboardingPolicies: TypePolicies = {
  Onboarding: { keyFields: [] },
};

import type { Feature } from '../../core/feature.js';
import { OnboardingFieldsResolver, ViewerOnboardingResolver } from './onboarding-fields.resolver.js';
import { OnboardingResolver } from './onboarding.resolver.js';

/** The first steps after signing up: what somebody comes for, and where that leads. */
export const onboardingFeature: Feature = {
  name: 'onboarding',
  resolvers: [OnboardingResolver, OnboardingFieldsResolver, ViewerOnboardingResolver],
};

import { OnboardingFieldsResolver, ViewerOnboardingResolver } from './onboarding-fields.resolver.js';
import { OnboardingResolver } from './onboarding.resolver.js';
/** Questions after sign-up about what a person wants to store or rent out. */
export const onboardingFeature = {
    name: 'onboarding',
    resolvers: [OnboardingResolver, OnboardingFieldsResolver, ViewerOnboardingResolver],
};
//# sourceMappingURL=onboarding.feature.js.map
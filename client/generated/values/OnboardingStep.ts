import type { OnboardingStep } from '../schema';

export const OnboardingStepValues = [
  'ABOUT_YOU',
  'INTENTION',
  'PLANS',
  'TRUST',
] as const satisfies readonly OnboardingStep[];
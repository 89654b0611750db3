import type { WizardStep } from '../schema';

export const WizardStepValues = [
  'ACCESS',
  'DETAILS',
  'LOCATION',
  'PHOTOS',
  'PRICING',
  'REVIEW',
] as const satisfies readonly WizardStep[];
import { createContext, use } from 'react';
import type { AnswersChange, AnswersState } from './answers-store';

/** State and actions shared by the steps. */
export interface OnboardingControl {
  answers: AnswersState;
  change: (change: AnswersChange) => void;
  /** The text of a field's problem, once it has lost the focus, or after an attempt to continue. */
  problemAt: (path: string) => string | undefined;
  /** The field has lost the focus. */
  leave: (path: string) => void;
}

export const OnboardingContext = createContext<OnboardingControl | null>(null);

/** The surrounding onboarding. */
export function useOnboarding(): OnboardingControl {
  const control = use(OnboardingContext);
  if (!control) throw new Error('useOnboarding must be used inside an OnboardingContext');
  return control;
}

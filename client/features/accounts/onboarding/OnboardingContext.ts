import { createContext, use } from 'react';
import type { AnswersChange, AnswersState } from './answers-store';

/** What the steps know and do. */
export interface OnboardingControl {
  answers: AnswersState;
  change: (change: AnswersChange) => void;
  /** The words of what is wrong with a field, once the focus has left it, or after an attempt to go on. */
  problemAt: (path: string) => string | undefined;
  /** The focus has left the field. */
  leave: (path: string) => void;
}

export const OnboardingContext = createContext<OnboardingControl | null>(null);

/** The onboarding around. */
export function useOnboarding(): OnboardingControl {
  const control = use(OnboardingContext);
  if (!control) throw new Error('useOnboarding must be used inside an OnboardingContext');
  return control;
}

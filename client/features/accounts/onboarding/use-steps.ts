import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OnboardingStep } from '../../../generated/schema';
import type { AnswersStore } from './answers-store';
import { slugOf, stepOfSlug } from './steps';
import { STEP_HEADING_ID } from '../../../ui/steps/steps';

/** The open step: in the URL, so that the back button works, and on the server, so that another device continues there. */
export function useSteps(
  first: OnboardingStep,
  store: AnswersStore,
): { step: OnboardingStep; goTo: (step: OnboardingStep) => void } {
  const [params, setParams] = useSearchParams();
  const step = stepOfSlug(params.get('step')) ?? first;
  const shown = useRef(step);

  const goTo = useCallback(
    (next: OnboardingStep) => {
      store.change({ step: next });
      void store.flush();
      setParams({ step: slugOf(next) });
    },
    [store, setParams],
  );

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true });
  }, [step]);
  return { step, goTo };
}

import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldId } from '../../../forms/FormField';
import type { WizardStep } from '../../../generated/graphql';
import type { DraftStore } from './draft-store';
import { slugOf, stepBeside, stepOfSlug } from './steps';

/** The step's heading: takes focus when the step opens. */
export const STEP_HEADING_ID = 'wizard-step';

interface StepControl {
  step: WizardStep;
  goTo: (step: WizardStep, field?: string) => void;
  /** Null at the first step. */
  back: (() => void) | null;
}

/** The open step, in the address so that the browser's own back works; what is unsaved is saved on every change of it. */
export function useStep(firstStep: WizardStep, store: DraftStore): StepControl {
  const [params, setParams] = useSearchParams();
  const step = stepOfSlug(params.get('step')) ?? firstStep;
  const focusOn = useRef<string | null>(null);
  const shown = useRef(step);

  const goTo = useCallback(
    (next: WizardStep, field?: string) => {
      if (store.hasUnsaved) void store.flush();
      focusOn.current = field ? fieldId(field) : STEP_HEADING_ID;
      if (next === shown.current) return focusElement(focusOn.current);
      setParams((current) => ({ ...Object.fromEntries(current), step: slugOf(next) }));
    },
    [store, setParams],
  );

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusElement(focusOn.current ?? STEP_HEADING_ID);
    // The browser's own back asks for no field.
    focusOn.current = null;
  }, [step]);

  const before = stepBeside(step, -1);
  return { step, goTo, back: before && (() => goTo(before)) };
}

function focusElement(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: id === STEP_HEADING_ID });
}

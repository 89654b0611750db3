import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldId } from '../../../forms/FormField';
import type { WizardStep } from '../../../generated/graphql';
import { STEP_HEADING_ID } from '../../../ui/steps/steps';
import type { DraftStore } from './draft-store';
import { screenOf, screensOf, slugOf, adjacentStep, stepOfSlug } from './steps';

/** In the URL: the screen of a step with several (from 1), and the field to start with. */
const [SCREEN_KEY, FIELD_KEY] = ['screen', 'field'];

interface StepControl {
  step: WizardStep;
  /** Of a step with several screens; 0 is the first. */
  screen: number;
  /** Opens a step: at a field of it, else on a screen, else on the first one. */
  goTo: (step: WizardStep, field?: string, screen?: number) => void;
  /** Null at the first step. */
  back: (() => void) | null;
}

/** The open step and screen, in the URL so that the browser's back button works; unsaved values are saved on every change of it. */
export function useStep(firstStep: WizardStep, firstField: string | null, store: DraftStore): StepControl {
  const [params, setParams] = useSearchParams();
  const stepInAddress = stepOfSlug(params.get('step'));
  const step = stepInAddress ?? firstStep;
  const field = stepInAddress ? params.get(FIELD_KEY) : firstField;
  const screen = screenIn(step, params.get(SCREEN_KEY), field);
  const place = `${step} ${screen}`;
  const focusOn = useRef<string | null>(null);
  const shown = useRef(place);

  const goTo = useCallback(
    (next: WizardStep, at?: string, on = 0) => {
      if (store.hasUnsaved) void store.flush();
      focusOn.current = at ? fieldId(at) : STEP_HEADING_ID;
      const nextScreen = at ? screenOf(next, at) : on;
      if (`${next} ${nextScreen}` === shown.current) return focusElement(focusOn.current);
      setParams((current) => {
        const { [SCREEN_KEY]: _screen, [FIELD_KEY]: _field, ...rest } = Object.fromEntries(current);
        return { ...rest, step: slugOf(next), ...(nextScreen > 0 && { [SCREEN_KEY]: String(nextScreen + 1) }) };
      });
    },
    [store, setParams],
  );

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    focusElement(focusOn.current ?? STEP_HEADING_ID);
    // Going back has no field.
    focusOn.current = null;
  }, [place]);
  // A link can open a certain field, such as one that the staff ask to change.
  const fieldInAddress = params.get(FIELD_KEY);
  useEffect(() => {
    if (fieldInAddress) focusElement(fieldId(fieldInAddress));
  }, [fieldInAddress]);

  const before = adjacentStep(step, -1);
  const back =
    screen > 0
      ? () => goTo(step, undefined, screen - 1)
      : before && (() => goTo(before, undefined, screensOf(before) - 1));
  return { step, screen, goTo, back };
}

function screenIn(step: WizardStep, written: string | null, field: string | null): number {
  const number = Number(written);
  if (written !== null && Number.isInteger(number) && number >= 1 && number <= screensOf(step)) return number - 1;
  return field ? screenOf(step, field) : 0;
}

function focusElement(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: id === STEP_HEADING_ID });
}

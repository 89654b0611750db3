import { useState } from 'react';
import { fieldId } from '../../../forms/FormField';
import type { OnboardingStep } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import type { AnswersState, AnswersStore } from './answers-store';
import { fieldsOf } from './steps';

interface FieldProblems {
  problemAt: (path: string) => string | undefined;
  leave: (path: string) => void;
  /** Shows all problems of a step and focuses the first; returns whether there was any. */
  refuse: (step: OnboardingStep) => boolean;
}

/** Problems of fields, shown once they lose the focus or somebody wants to continue, never while typing. */
export function useFieldProblems(store: AnswersStore, { status, saved }: AnswersState): FieldProblems {
  const { fieldText } = useErrorText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isCurrent = status === 'saved' || status === 'untouched';
  const add = (...paths: readonly string[]) => setLeft((before) => new Set([...before, ...paths]));
  return {
    problemAt: (path) => {
      const problem = isCurrent && left.has(path) ? saved.problems.find((each) => each.path === path) : undefined;
      return problem && fieldText({ code: problem.code, params: problem.params ?? {} });
    },
    leave: (path) => add(path),
    refuse: (step) => {
      // Reads the store, not the last render: a save may have completed meanwhile.
      const now = store.getState();
      const fields = fieldsOf(step, now.intention);
      const wrong = fields.find((path) => now.saved.problems.some((problem) => problem.path === path));
      if (!wrong) return false;
      add(...fields);
      document.getElementById(fieldId(wrong))?.focus();
      return true;
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { AppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from './toast';

interface FailureOptions {
  /** Whether the dialog is shown, where its owner stays mounted. */
  isShown?: boolean;
  wordsOf?: (error: unknown) => string;
}

export interface DialogFailure {
  /** For the dialog's FailureBox. */
  failure: unknown;
  fail: (error: unknown) => void;
  /** Before the next attempt. */
  clear: () => void;
  /** Whether the dialog is still open; what comes later must not be lost. */
  isOpen: () => boolean;
}

/** What the last attempt of a dialog was refused with; a toast says it when the dialog was closed while it was sent. */
export function useFailure(title: string | null, { isShown = true, wordsOf }: FailureOptions = {}): DialogFailure {
  const { textOf } = useErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const isOpen = useRef(isShown);
  useEffect(() => {
    isOpen.current = isShown;
    return () => void (isOpen.current = false);
  }, [isShown]);
  const fail = (error: unknown): void => {
    if (isOpen.current) return setFailure(error);
    const text = (wordsOf ?? textOf)(error);
    toast({ ...(title === null ? { title: text } : { title, description: text }), tone: 'error' });
  };
  return { failure, fail, clear: () => setFailure(null), isOpen: () => isOpen.current };
}

/** The text of an error where no field is marked: that of its first field, else that of its code. */
export function useProblemText(): (problem: AppError) => string {
  const { textOf, fieldText } = useErrorText();
  return (problem) => {
    const [field] = problem.fields;
    return field ? fieldText(field) : textOf(problem);
  };
}

import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../feedback/toast';

/** Whether a log has older messages, and how to load them. */
export interface OlderMessages {
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
}

/**
 * Loads the older messages of a log. It counts as loading until they are in the page, so that the log is live again only afterwards and
 * screen readers do not announce all of them.
 */
export function useOlder(load: () => Promise<unknown>): Omit<OlderMessages, 'hasOlder'> {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  const [isLoadingOlder, setLoading] = useState(false);
  const whenShown = useNextCommit();
  const loadOlder = async (): Promise<void> => {
    setLoading(true);
    await load().catch((problem: unknown) =>
      toast({ title: t('failed.title'), description: textOf(problem), tone: 'error' }),
    );
    await whenShown();
    setLoading(false);
  };
  return { isLoadingOlder, loadOlder: () => void loadOlder() };
}

/** Waits until everything that was set before is rendered. */
function useNextCommit(): () => Promise<void> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const done = useRef<() => void>(undefined);
  useEffect(() => {
    done.current?.();
    done.current = undefined;
  });
  return () =>
    new Promise((resolve) => {
      done.current = resolve;
      render();
    });
}

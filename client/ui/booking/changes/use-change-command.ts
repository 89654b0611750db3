import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { toast } from '../../feedback/toast';
import { useFailure, useProblemText } from '../../feedback/use-failure';

interface DoneText {
  readonly title: string;
  readonly description: string;
}

/** Sends a command with the amounts that were shown; if the server refuses them, refetches the preview and sets `hasChanged`. */
export function useChangeCommand(onDone: () => void, refetch: () => Promise<unknown>) {
  const { t } = useTranslation('changes');
  const [isBusy, setBusy] = useState(false);
  const [changes, setChanges] = useState(0);
  const textOf = useProblemText();
  const wordsOf = (error: unknown): string => textOf(toAppError(error));
  const { failure, fail, clear, isOpen } = useFailure(t('failed'), { wordsOf });
  const send = async (work: () => Promise<unknown>, done: DoneText): Promise<void> => {
    setBusy(true);
    clear();
    try {
      await work();
      toast(done);
      onDone();
    } catch (problem) {
      if (!isOpen() || toAppError(problem).code !== 'BOOKING_SUM_CHANGED') fail(problem);
      // Without the new amounts, none may be shown.
      else await refetch().then(() => setChanges((count) => count + 1), fail);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, changed: changes > 0 ? t('changed') : null, failure, wordsOf, send };
}

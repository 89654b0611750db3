import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../i18n/use-error-text';
import { rememberedPerson } from '../../../session/tabs';
import { toast } from '../../../ui/feedback/toast';
import { useSendOnLeave } from '../../../ui/undo/use-send-on-leave';
import { decisions, useDecision } from './decisions';
import { deleteUnsent, hasInput, storeRefusedInput, storePendingInput, type DecisionInput } from './unsent';

/** Without a case nothing waits. */
const NONE = '';

/** Sends decisions about a case, undoable ones after ten seconds; without a case, at once. */
export function useDecide(caseId: string | undefined) {
  const { t } = useTranslation('staff');
  const { textOf } = useErrorText();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  useSendOnLeave(decisions, caseId ?? NONE);

  /* A person who has left the case gets a toast with a link back, and finds their input there. */
  const reportRefused = (error: unknown): void => {
    toast({
      title: t('room.undo.failed'),
      description: `${textOf(error)} ${t('room.undo.kept')}`,
      tone: 'error',
      action: { label: t('room.undo.reopen'), onClick: () => void navigate(pathname + search) },
    });
  };

  return {
    waiting: useDecision(caseId),
    undo: (): void => decisions.undo(caseId ?? NONE),
    /** Returns whether it was sent; false when it was undone. Throws the server's error. */
    send: async (input: DecisionInput, work: () => Promise<unknown>): Promise<boolean> => {
      if (!caseId) {
        await work();
        return true;
      }
      const userId = rememberedPerson();
      storePendingInput(caseId, input);
      try {
        const isSent = await decisions.start(caseId, null, async () => {
          await work();
          return null;
        });
        // When undone, the form still has the input.
        deleteUnsent(caseId);
        // The opened page may have been loaded before this decision.
        if (isSent && isLeft.current) void client.refetchQueries({ include: 'active' });
        return isSent;
      } catch (error) {
        if (isLeft.current || hasInput(input)) storeRefusedInput(caseId, input, userId);
        if (isLeft.current) reportRefused(error);
        throw error;
      }
    },
  };
}

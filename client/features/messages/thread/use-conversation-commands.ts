import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  useBlockConversationMutation,
  useHideConversationMutation,
  useMuteConversationMutation,
  type Thread_ConversationFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { messagesPath } from '../messages-location';
import { removeConversation } from '../inbox/remove-rows';
import { refetchMessages } from '../live/use-live-conversations';

interface ConversationCommands {
  isBusy: boolean;
  mute: (isMuted: boolean) => Promise<void>;
  hide: () => Promise<void>;
  block: (isBlocked: boolean) => Promise<void>;
}

/** Commands of a conversation besides writing; each shows a toast with its result. */
export function useConversationCommands({ id, other }: Thread_ConversationFragment): ConversationCommands {
  const { t } = useTranslation('messages');
  const { textOf } = useErrorText();
  const navigate = useNavigate();
  const [muteConversation, muting] = useMuteConversationMutation();
  const [hideConversation, hiding] = useHideConversationMutation({
    update: (cache) => removeConversation(cache, id),
    refetchQueries: refetchMessages.include,
    onQueryUpdated: refetchMessages.onQueryUpdated,
  });
  const [blockConversation, blocking] = useBlockConversationMutation();
  const name = other.displayName;

  const withToast = async (work: Promise<unknown>, title: string, description?: string): Promise<boolean> => {
    try {
      await work;
      toast({ title, ...(description && { description }) });
      return true;
    } catch (error) {
      toast({ title: t('menu.failed'), description: textOf(error), tone: 'error' });
      return false;
    }
  };

  return {
    isBusy: muting.loading || hiding.loading || blocking.loading,
    mute: async (isMuted) =>
      void (await withToast(
        muteConversation({ variables: { input: { conversationId: id, isMuted } } }),
        t(isMuted ? 'menu.muted' : 'menu.unmuted'),
        isMuted ? t('menu.mutedText') : undefined,
      )),
    hide: async () => {
      const isDone = await withToast(
        hideConversation({ variables: { input: { conversationId: id } } }),
        t('menu.hidden'),
        t('menu.hiddenText'),
      );
      if (isDone) void navigate(messagesPath('ALL'), { replace: true });
    },
    block: async (isBlocked) =>
      void (await withToast(
        blockConversation({ variables: { input: { conversationId: id, isBlocked } } }),
        isBlocked ? t('menu.blocked', { name }) : t('menu.unblocked'),
      )),
  };
}

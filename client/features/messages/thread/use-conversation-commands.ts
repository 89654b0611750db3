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
  mute: (isMuted: boolean) => Promise<void>;
  hide: () => Promise<void>;
  unblock: () => Promise<void>;
}

/** Commands of a conversation besides writing; each shows a toast with its result. */
export function useConversationCommands({ id }: Thread_ConversationFragment): ConversationCommands {
  const { t } = useTranslation('messages');
  const { textOf } = useErrorText();
  const navigate = useNavigate();
  const [muteConversation] = useMuteConversationMutation();
  const [hideConversation] = useHideConversationMutation({
    update: (cache) => removeConversation(cache, id),
    refetchQueries: refetchMessages.include,
    onQueryUpdated: refetchMessages.onQueryUpdated,
  });
  const [blockConversation] = useBlockConversationMutation();

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
    unblock: async () =>
      void (await withToast(
        blockConversation({ variables: { input: { conversationId: id, isBlocked: false } } }),
        t('menu.unblocked'),
      )),
  };
}

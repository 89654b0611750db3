import { i18n, tryNamespaces } from '../../../i18n/setup';
import { closeToast, toast } from '../../../ui/feedback/toast';
import type { QueuedMessage } from './message-queue';

let shown = 0;

/** Shows where the message is not seen that it was not sent, with the way to it; once for several. */
export async function announceUnsent(
  { conversationId, spaceId }: QueuedMessage,
  open: (path: string) => void,
): Promise<void> {
  await tryNamespaces(['messages']);
  closeToast(shown);
  const target = new URLSearchParams(conversationId ? { conversation: conversationId } : { space: spaceId ?? '' });
  shown = toast({
    tone: 'error',
    title: i18n.t('messages:unsent.title'),
    action: { label: i18n.t('messages:unsent.see'), onClick: () => open(`/messages?${target}`) },
  });
}

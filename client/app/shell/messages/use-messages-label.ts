import { useTranslation } from 'react-i18next';
import { useUnreadMessages } from '../../../ui/messages/use-unread-messages';

/** The unread count, and the accessible name of the messages link with it. */
export function useMessagesLabel(): { unread: number; label: string } {
  const { t } = useTranslation('nav');
  const unread = useUnreadMessages();
  return { unread, label: unread > 0 ? t('messagesUnread', { count: unread }) : t('messages') };
}

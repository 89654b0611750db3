import { Box } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '../../../ui/overlay/menu-items';
import { UnreadBadge } from './UnreadBadge';
import { useMessagesLabel } from './use-messages-label';

/** The menu item that opens the messages. */
export function MessagesRow({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('nav');
  const { unread, label } = useMessagesLabel();
  return (
    <MenuLink to="/messages" onClick={onClick} aria-label={label}>
      <MessageCircle aria-hidden />
      <Box flex="1">{t('messages')}</Box>
      <UnreadBadge count={unread} />
    </MenuLink>
  );
}

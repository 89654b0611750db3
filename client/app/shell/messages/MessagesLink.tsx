import { IconButton } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { UnreadBadge } from './UnreadBadge';
import { useMessagesLabel } from './use-messages-label';
import { useUnsentMessages } from './use-unsent-messages';

/** The messages link in the header; on phones it is in the bottom bar. */
export function MessagesLink() {
  const { unread, label } = useMessagesLabel();
  useUnsentMessages();
  return (
    <IconButton
      asChild
      variant="ghost"
      borderRadius="full"
      position="relative"
      display={{ base: 'none', md: 'inline-flex' }}
    >
      <Link to="/messages" aria-label={label}>
        <MessageCircle aria-hidden />
        <UnreadBadge count={unread} position="absolute" top="0.5" insetEnd="0" />
      </Link>
    </IconButton>
  );
}

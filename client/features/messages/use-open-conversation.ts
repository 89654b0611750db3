import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useBookingConversationQuery,
  useConversationAboutQuery,
  type ConversationAboutQuery,
} from '../../generated/graphql';
import { useAuth } from '../../session/AuthProvider';
import { moveDraft } from '../../state/drafts';
import { STORED } from '../../state/stored-keys';
import { newThreadOf } from './composer/thread-draft';
import { messagesPath, type MessagesLocation } from './messages-location';

/** What the page shows next to the list. */
export type OpenConversation =
  | { type: 'nothing' }
  | { type: 'loading' }
  | { type: 'failed'; error: unknown; retry: () => void }
  | { type: 'missing' }
  | { type: 'thread'; id: string }
  | {
      type: 'new';
      space: NonNullable<ConversationAboutQuery['space']>;
      abilities: ConversationAboutQuery['newConversationAbilities'];
    };

/** Resolves the conversation of a URL. A space or booking with a conversation redirects to that conversation. */
export function useOpenConversation({ filter, target }: MessagesLocation): OpenConversation {
  const navigate = useNavigate();
  const id = target?.id ?? '';
  const about = useConversationAboutQuery({
    variables: { spaceId: id },
    skip: target?.by !== 'space',
    fetchPolicy: 'cache-and-network',
  });
  const ofBooking = useBookingConversationQuery({
    variables: { id },
    skip: target?.by !== 'booking',
    fetchPolicy: 'cache-and-network',
  });
  const found =
    (target?.by === 'space'
      ? about.data?.conversationAbout?.id
      : target?.by === 'booking'
        ? ofBooking.data?.booking?.conversation?.id
        : null) ?? null;
  const userId = useAuth().user?.id ?? '';
  useEffect(() => {
    // What was typed after the first message, before its conversation was known.
    if (found && target?.by === 'space') moveDraft(STORED.messageDrafts, userId, newThreadOf(target.id), found);
    if (found) void navigate(messagesPath(filter, found), { replace: true, state: { isOpenedByUser: true } });
  }, [found, filter, navigate, target?.by, target?.id, userId]);

  if (!target) return { type: 'nothing' };
  if (target.by === 'conversation') return { type: 'thread', id };
  if (found) return { type: 'loading' };
  const { data, error, refetch } = target.by === 'space' ? about : ofBooking;
  if (!data)
    return error ? { type: 'failed', error, retry: () => void refetch().catch(() => undefined) } : { type: 'loading' };
  if (target.by !== 'space' || !about.data?.space || about.data.space.isOwn) return { type: 'missing' };
  return { type: 'new', space: about.data.space, abilities: about.data.newConversationAbilities };
}

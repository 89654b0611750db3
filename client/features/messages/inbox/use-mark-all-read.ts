import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { InboxDocument, MarkConversationReadDocument } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/toast';
import { refetchMessages } from '../live/use-live-conversations';

const AT_ONCE = 50;

/** Marks every conversation with something unread as read. */
export function useMarkAllRead(): () => Promise<void> {
  const client = useApolloClient();
  const { t } = useTranslation('messages');
  const { textOf } = useErrorText();
  return async () => {
    try {
      const { data } = await client.query({ query: InboxDocument, variables: { filter: 'UNREAD', first: AT_ONCE }, fetchPolicy: 'no-cache' });
      const ids = (data?.conversations.edges ?? []).map(({ node }) => node.id);
      await Promise.all(ids.map((conversationId) => client.mutate({ mutation: MarkConversationReadDocument, variables: { input: { conversationId } } })));
      void client.refetchQueries(refetchMessages);
    } catch (error) {
      toast({ title: t('menu.failed'), description: textOf(error), tone: 'error' });
    }
  };
}

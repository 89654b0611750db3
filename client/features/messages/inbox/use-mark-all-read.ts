import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { InboxDocument, MarkConversationReadDocument } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { refetchMessages } from '../live/use-live-conversations';

const PAGE_SIZE = 50;

/** Marks the newest unread conversations as read, at most 50. */
export function useMarkAllRead(): () => Promise<void> {
  const client = useApolloClient();
  const { t } = useTranslation('messages');
  const { textOf } = useErrorText();
  return async () => {
    try {
      const { data } = await client.query({
        query: InboxDocument,
        variables: { filter: 'UNREAD', first: PAGE_SIZE },
        fetchPolicy: 'no-cache',
      });
      const ids = (data?.conversations.edges ?? []).map(({ node }) => node.id);
      await Promise.all(
        ids.map((conversationId) =>
          client.mutate({ mutation: MarkConversationReadDocument, variables: { input: { conversationId } } }),
        ),
      );
      void client.refetchQueries(refetchMessages);
    } catch (error) {
      toast({ title: t('menu.failed'), description: textOf(error), tone: 'error' });
    }
  };
}

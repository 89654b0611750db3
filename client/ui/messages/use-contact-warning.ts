import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MessagePreviewDocument, type MessagePreviewQuery } from '../../generated/graphql';
import { receiverOf } from './receiver-of';

/** The receiver: a conversation, or the host of a space. */
interface Receiver {
  conversationId: string | null;
  spaceId: string | null;
}

export type HiddenSpan = MessagePreviewQuery['messagePreview']['hidden'][number];

const DEBOUNCE_MS = 400;
/* Shorter texts cannot contain contact data. */
const MIN_LENGTH = 3;

/** What the server would redact in a text. The request is debounced; spans edited since the response are left out. */
export function useContactWarning(text: string, { conversationId, spaceId }: Receiver): HiddenSpan[] {
  const client = useApolloClient();
  const [found, setFound] = useState<{ text: string; hidden: readonly HiddenSpan[] }>({ text: '', hidden: [] });
  useEffect(() => {
    if (text.trim().length < MIN_LENGTH) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .query({
          query: MessagePreviewDocument,
          variables: { input: { to: receiverOf(conversationId, spaceId), body: text } },
          fetchPolicy: 'no-cache',
        })
        .then(({ data }) => isCurrent && setFound({ text, hidden: data?.messagePreview.hidden ?? [] }))
        // Without a response there is no warning; the server redacts the message anyway.
        .catch(() => undefined);
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, text, conversationId, spaceId]);
  return found.hidden.filter(
    ({ from, to }) => to <= text.length && text.slice(from, to) === found.text.slice(from, to),
  );
}

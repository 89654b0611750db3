import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MessagePreviewDocument, type MessagePreviewQuery } from '../../../generated/graphql';
import type { Destination } from '../sending/outbox';

export type HiddenSpan = MessagePreviewQuery['messagePreview']['hidden'][number];

const PAUSE_MS = 400;
/* Shorter than any contact data. */
const SHORTEST = 3;

/** What the server would hide of a text, asked once its writer pauses; spans that she has changed since are left out. */
export function useContactWarning(text: string, { conversationId, spaceId }: Destination): HiddenSpan[] {
  const client = useApolloClient();
  const [found, setFound] = useState<{ text: string; hidden: readonly HiddenSpan[] }>({ text: '', hidden: [] });
  useEffect(() => {
    if (text.trim().length < SHORTEST) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .query({ query: MessagePreviewDocument, variables: { input: { conversationId, spaceId, body: text } }, fetchPolicy: 'no-cache' })
        .then(({ data }) => isCurrent && setFound({ text, hidden: data?.messagePreview.hidden ?? [] }))
        // Without an answer nothing is told: the server hides it all the same.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, text, conversationId, spaceId]);
  return found.hidden.filter(({ from, to }) => to <= text.length && text.slice(from, to) === found.text.slice(from, to));
}

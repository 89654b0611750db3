import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  OlderTicketMessagesDocument,
  type TicketLine_MessageFragment,
  type TicketThread_TicketFragment,
} from '../../generated/graphql';
import { useOlder } from '../messages/use-older';

type Page = TicketThread_TicketFragment['messages'];

/** The messages of a ticket, and how to load those before the oldest shown. */
export interface TicketMessages {
  /** Oldest first. */
  messages: readonly TicketLine_MessageFragment[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
}

/** The newest messages of a ticket with what was loaded before them; those stay when newer ones arrive. */
export function useTicketMessages({ id, messages: newest }: TicketThread_TicketFragment): TicketMessages {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Page | null>(null);
  const shown = loaded ? joined(newest, loaded) : newest;

  const older = useOlder(async () => {
    const { data } = await client.query({
      query: OlderTicketMessagesDocument,
      variables: { id, after: shown.pageInfo.endCursor },
      fetchPolicy: 'no-cache',
    });
    if (data?.ticket) setLoaded(joined(shown, data.ticket.messages));
  });
  return {
    messages: shown.edges.map(({ node }) => node).toReversed(),
    hasOlder: shown.pageInfo.hasNextPage,
    ...older,
  };
}

/** Newer messages with those that only the older page has behind them. */
function joined(newer: Page, older: Page): Page {
  const ids = new Set(newer.edges.map(({ node }) => node.id));
  return { ...older, edges: [...newer.edges, ...older.edges.filter(({ node }) => !ids.has(node.id))] };
}

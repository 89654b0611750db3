import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  OlderTicketMessagesDocument,
  type TicketLine_MessageFragment,
  type TicketThread_TicketFragment,
} from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../feedback/toast';

/** How long the log is not live after older messages are inserted. */
const QUIET_MS = 100;

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
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Page | null>(null);
  const [isLoadingOlder, setLoading] = useState(false);
  const shown = loaded ? joined(newest, loaded) : newest;

  const loadOlder = async (): Promise<void> => {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: OlderTicketMessagesDocument,
        variables: { id, after: shown.pageInfo.endCursor },
        fetchPolicy: 'no-cache',
      });
      if (data?.ticket) setLoaded(joined(shown, data.ticket.messages));
      // Otherwise screen readers would announce all of them, as the log would be live again when they are inserted.
      await new Promise((done) => setTimeout(done, QUIET_MS));
    } catch (problem) {
      toast({ title: t('failed.title'), description: textOf(problem), tone: 'error' });
    }
    setLoading(false);
  };
  return {
    messages: shown.edges.map(({ node }) => node).toReversed(),
    hasOlder: shown.pageInfo.hasNextPage,
    isLoadingOlder,
    loadOlder: () => void loadOlder(),
  };
}

/** Newer messages with those that only the older page has behind them. */
function joined(newer: Page, older: Page): Page {
  const ids = new Set(newer.edges.map(({ node }) => node.id));
  return { ...older, edges: [...newer.edges, ...older.edges.filter(({ node }) => !ids.has(node.id))] };
}

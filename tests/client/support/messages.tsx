import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { Observable, Subject } from 'rxjs';
import { createCache } from '../../../client/apollo/cache';
import { messagesPolicies } from '../../../client/features/messages/messages.cache';
import { MessagesPage } from '../../../client/features/messages/pages/MessagesPage';
import type {
  BookingStatus as StatusName,
  MessagePerson_UserFragment,
  Thread_ConversationFragment,
  ThreadMessage_MessageFragment,
} from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt } from './render';
import { createSessions } from './sessions';
import { meaningsOf } from './status-meanings';

export type Answer = (
  variables: Record<string, unknown>,
) => Record<string, unknown> | 'lost' | { refused: string; params?: object; retryable?: boolean };

/** A user as the other side sees them. */
export const personOf = (id: string, displayName: string, change: Partial<MessagePerson_UserFragment> = {}) => ({
  __typename: 'User' as const,
  id,
  displayName,
  initials: displayName.slice(0, 2).toUpperCase(),
  isIdentityVerified: true,
  memberSince: '2025-05-02T09:00:00Z',
  responseTime: null,
  rating: null,
  avatar: null,
  ...change,
});

const LUCIA = personOf('usr_lucia', 'Lucía P.');

/** An unread message from Lucía to Marta. */
export const messageOf = (id: string, body: string, change: Partial<ThreadMessage_MessageFragment> = {}) => ({
  __typename: 'Message' as const,
  id,
  kind: 'TEXT' as const,
  body,
  parts: body ? [{ __typename: 'MessagePart' as const, text: body, isHidden: false }] : [],
  event: null,
  isOwn: false,
  createdAt: '2027-03-02T09:52:00.000Z',
  readAt: null,
  translatableFrom: null,
  attachments: [],
  ...change,
});

const space = {
  __typename: 'Space' as const,
  id: 'spc_lavapies',
  title: 'Trastero seco',
  type: 'STORAGE' as const,
  sizeM2: 4,
  city: 'Madrid',
  district: 'Lavapiés',
  priceAllInCents: 7700,
  coverPhoto: null,
};

/** Lucía's booking request to Marta. */
export const bookingOf = (change: Record<string, unknown> = {}) => ({
  __typename: 'Booking' as const,
  id: 'bkg_1',
  status: 'REQUESTED' as const,
  from: '2027-04-05',
  to: '2027-05-20',
  days: 45,
  termType: 'FIXED' as const,
  isOpenEnded: false,
  goods: ['FURNITURE', 'BOXES'] as ('FURNITURE' | 'BOXES')[],
  deadline: { __typename: 'BookingDeadline' as const, since: '2027-03-01T17:40:00Z', until: '2027-03-02T17:40:00Z' },
  viewerRole: 'HOST' as const,
  availableActions: ['ACCEPT', 'DECLINE'] as ('ACCEPT' | 'DECLINE')[],
  rentCents: 10_500,
  commissionCents: 525,
  hostNetCents: 9975,
  renterFeeCents: null,
  protectionCents: null,
  totalCents: null,
  renterStayCount: 3,
  space: { __typename: 'Space' as const, id: 'spc_lavapies', address: null, floor: null, door: null },
  ...meaningsOf((change['status'] as StatusName | undefined) ?? 'REQUESTED'),
  ...change,
});

/** Marta's conversation with Lucía about the space, as its host. */
export const conversationOf = (id: string, change: Record<string, unknown> = {}) =>
  ({
    __typename: 'Conversation',
    id,
    kind: 'DIRECT',
    viewerRole: 'HOST',
    unreadCount: 0,
    lastMessageAt: '2027-03-02T09:52:00.000Z',
    isMuted: false,
    isBlocked: false,
    spaceTitle: 'Trastero seco',
    isSpaceGone: false,
    other: LUCIA,
    lastMessage: messageOf(`${id}-last`, '¿Puedo llevar las cajas en dos viajes?'),
    isBlockedByViewer: false,
    isMasked: true,
    otherContact: null,
    viewerCan: {
      __typename: 'ConversationAbilities',
      write: true,
      writeRefusal: null,
      pausedUntil: null,
      contactAttemptsLeft: null,
      attach: false,
      block: true,
      report: true,
    },
    space,
    booking: null,
    ...change,
  }) as unknown as Thread_ConversationFragment & { __typename: 'Conversation' };

/** Whether the viewer may write to a host for the first time. */
export const abilitiesOf = (change: object = {}) => ({
  __typename: 'ConversationAbilities',
  writeRefusal: null,
  pausedUntil: null,
  contactAttemptsLeft: null,
  ...change,
});

/** A response of the list query. */
export const inboxOf = (rows: { id: string }[], change: Record<string, unknown> = {}) => ({
  conversations: {
    __typename: 'ConversationConnection',
    totalCount: rows.length,
    unreadCount: 0,
    bookingCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ __typename: 'ConversationEdge', cursor: node.id, node })),
    ...change,
  },
});

/** A response of the thread query; messages newest first. */
export const threadOf = (conversation: object, messages: { id: string }[], olderAfter: string | null = null) => ({
  conversation: {
    ...conversation,
    messages: {
      __typename: 'MessageConnection',
      pageInfo: { __typename: 'PageInfo', hasNextPage: olderAfter !== null, endCursor: olderAfter },
      edges: messages.map((node) => ({ __typename: 'MessageEdge', cursor: node.id, node })),
    },
  },
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Opens the page with a fake server; operations without an answer fail. `publish` sends a live change. */
export async function openMessages(path: string, answers: Record<string, Answer>) {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const live = new Subject<Record<string, unknown>>();
  const allAnswers: Record<string, Answer> = {
    UnreadMessageCount: () => ({ unreadMessageCount: 0 }),
    MessagePreview: () => ({ messagePreview: { __typename: 'MessagePreview', hidden: [] } }),
    QuickReplies: () => ({ quickReplies: [] }),
    SignalTyping: () => ({ signalTyping: { isSent: true } }),
    MarkConversationRead: ({ input }) => ({
      markConversationRead: {
        conversation: {
          __typename: 'Conversation',
          id: (input as { conversationId: string }).conversationId,
          unreadCount: 0,
        },
      },
    }),
    ...answers,
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'UnreadMessageCountChanged') return;
        if (operationName === 'ConversationChanged') {
          const subscription = live.subscribe((change) =>
            observer.next({
              data: { conversationChanged: { __typename: 'ConversationChange', message: null, ...change } },
            }),
          );
          return () => subscription.unsubscribe();
        }
        calls.push({ name: operationName, variables });
        const answer = allAnswers[operationName]?.(variables) ?? 'lost';
        if (answer === 'lost') return observer.error(new Error('connection reset'));
        if ('refused' in answer)
          observer.next({
            data: null,
            errors: [
              new GraphQLError('refused', {
                extensions: { code: answer['refused'], params: answer['params'], retryable: answer['retryable'] },
              }),
            ],
          });
        else observer.next({ data: answer });
        observer.complete();
      }),
  );
  const { client: session } = createSessions({}, ['RENTER', 'HOST']);
  await session.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  await session.reloadViewer();
  const view = renderAt(
    path,
    <AuthProvider client={session}>
      <ApolloProvider
        client={
          new ApolloClient({
            cache: createCache([messagesPolicies]),
            link,
            defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
          })
        }
      >
        <Routes>
          <Route path="/messages" element={<MessagesPage />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
        <Address />
        <Link to="/">away</Link>
        <Link to={path}>back</Link>
        <Toaster />
      </ApolloProvider>
    </AuthProvider>,
  );
  session.stop();
  return {
    ...view,
    callsOf: (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
    publish: (change: Record<string, unknown>) => act(() => live.next(change)),
  };
}

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { Observable, Subject } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { useUnreadMessages } from '../../../client/ui/messages/use-unread-messages';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

const Count = () => <output>{useUnreadMessages()}</output>;

/** Shows the count from a fake server that answers 2 at first. */
async function count(isSignedIn: boolean) {
  const asked: string[] = [];
  const live = new Subject<number>();
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        if (operationName === 'UnreadMessageCountChanged')
          return void live.subscribe((unread) => observer.next({ data: { unreadMessageCountChanged: unread } }));
        observer.next({ data: { unreadMessageCount: 2 } });
        observer.complete();
      }),
  );
  const { client: session } = createSessions();
  if (isSignedIn) await session.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  renderAt(
    '/',
    <AuthProvider client={session}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <Count />
      </ApolloProvider>
    </AuthProvider>,
  );
  session.stop();
  return { asked, change: (unread: number) => act(() => live.next(unread)) };
}

beforeEach(() => useLanguage('es'));

test('MSG-1 starts at 0 and updates with every change', async () => {
  const { change } = await count(true);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  expect(await screen.findByText('2')).toBeInTheDocument();
  change(5);
  expect(await screen.findByText('5')).toBeInTheDocument();
});

test('MSG-1 does not subscribe without a user', async () => {
  const { asked } = await count(false);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  expect(asked).toEqual([]);
});

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, within } from '@testing-library/react';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { MessagesLink } from '../../../client/app/shell/messages/MessagesLink';
import { MessagesRow } from '../../../client/app/shell/messages/MessagesRow';
import { PhoneBar } from '../../../client/app/shell/messages/PhoneBar';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeEach(() => useLanguage('es', ['nav']));

const link = new ApolloLink(
  ({ operationName = '' }) =>
    new Observable((observer) => {
      if (operationName === 'UnreadMessageCount') observer.next({ data: { unreadMessageCount: 3 } });
    }),
);

async function visit(path: string) {
  const { client } = createSessions();
  await client.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  renderAt(
    path,
    <AuthProvider client={client}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <header>
          <MessagesLink />
          <PhoneBar />
        </header>
        <MessagesRow onClick={() => undefined} />
      </ApolloProvider>
    </AuthProvider>,
  );
  client.stop();
}

test('MSG-1 the header, the menu and the bottom bar link to messages with their unread count', async () => {
  await visit('/dashboard');
  const links = await screen.findAllByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true });
  expect(links.map((each) => each.getAttribute('href'))).toEqual(['/messages', '/messages', '/messages']);
  for (const link of links) expect(link).toHaveTextContent('3');
  const bar = screen.getByLabelText('Accesos rápidos');
  expect(within(bar).getByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true })).toHaveTextContent('3');
  expect(within(bar).getByRole('link', { name: 'Panel', hidden: true })).toHaveAttribute('aria-current', 'page');
});

test.each(['/', '/favorites', '/notifications', '/booking/bkg_1'])('MSG-1 %s has the bottom bar', async (path) => {
  await visit(path);
  expect(await screen.findByLabelText('Accesos rápidos')).toBeInTheDocument();
});

test.each(['/space/spc_1', '/search', '/messages', '/booking/bkg_1/claim/clm_1'])(
  'MSG-1 %s has its own footer instead of the bottom bar',
  async (path) => {
    await visit(path);
    expect(await screen.findAllByRole('link', { name: 'Mensajes: 3 sin leer', hidden: true })).toHaveLength(2);
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  },
);

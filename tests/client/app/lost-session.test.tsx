import { useQuery } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RequireAuth } from '../../../client/app/guards';
import { Providers, session } from '../../../client/app/providers';
import { Header } from '../../../client/app/shell/Header';
import { ViewerDocument } from '../../../client/generated/graphql';
import { BrowserHistory } from '../../../client/router/browser-history';
import { HistoryRouter } from '../../../client/router/HistoryRouter';
import { rememberPerson } from '../../../client/session/tabs';
import { useLanguage } from '../support/render';
import { accessTokenOf, sessionOf } from '../support/sessions';

// The page's session is stopped at the end and cannot start again: with this call the file gets modules of its own (vitest.config.ts).
afterAll(() => vi.resetModules());

beforeEach(() => useLanguage('es', ['nav']));

const viewer = { __typename: 'Viewer', ...sessionOf().user, roles: ['RENTER'], ownsSpaces: false };

/** A server that gets no request for the session while `isCut`; returns how it saw the other ones. */
function stubServer() {
  const server = { isCut: true, signedIn: [] as boolean[] };
  vi.stubGlobal('fetch', async (_address: string, init: { body: string; headers: Record<string, string> }) => {
    if (!init.body.includes('RefreshSession')) {
      server.signedIn.push('authorization' in init.headers);
      return Response.json({ data: { viewer: init.headers.authorization ? viewer : null } });
    }
    if (server.isCut) throw new TypeError('Failed to fetch');
    return Response.json({
      data: { refreshSession: { accessToken: accessTokenOf('usr_marta'), refreshToken: null, viewer } },
    });
  });
  return server;
}

function PublicPart() {
  const { data } = useQuery(ViewerDocument);
  return <output>{data?.viewer?.fullName ?? 'visitor'}</output>;
}

test('ACC-3 while the session cannot be looked up, pages say so, the menu works, and public parts are shown', async () => {
  const server = stubServer();
  rememberPerson('usr_marta');
  render(
    <Providers>
      <HistoryRouter history={new BrowserHistory(window)} pagesAt={() => []}>
        <Header />
        <PublicPart />
        <RequireAuth>
          <p>private</p>
        </RequireAuth>
      </HistoryRouter>
    </Providers>,
  );
  onTestFinished(() => session.stop());
  expect(screen.queryByRole('link', { name: 'Iniciar sesión' })).toBeNull();
  void session.start();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await waitFor(() => expect(server.signedIn).toEqual([false]));
  expect(screen.getByText('visitor')).toBeVisible();

  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  server.isCut = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('private')).toBeVisible();
  // What was answered as a visitor's is fetched again.
  expect(await screen.findByText('Marta Ruiz')).toBeVisible();
  expect(server.signedIn.at(-1)).toBe(true);
});

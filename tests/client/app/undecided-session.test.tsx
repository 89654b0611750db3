import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { EmailConfirmation } from '../../../client/app/EmailConfirmation';
import { FavoritesPage } from '../../../client/features/favorites/pages/FavoritesPage';
import { SavedSearchesPage } from '../../../client/features/search/saved/SavedSearchesPage';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { rememberPerson } from '../../../client/session/tabs';
import type { SessionTransport } from '../../../client/session/types';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';
import { createSessions, refusal, sessionOf } from '../support/sessions';

beforeEach(async () => {
  await useLanguage('es', ['nav', 'favorites', 'search', 'domain', 'common']);
  rememberPerson('usr_marta');
});

/** A page of a remembered person whose session cannot be looked up, until the server is reached. */
async function openLost(page: ReactNode, path = '/') {
  const refresh = vi.fn<SessionTransport['refresh']>(() => Promise.reject(refusal('NETWORK')));
  const { client } = createSessions({ refresh });
  await client.start();
  renderAnswered(
    <AuthProvider client={client}>{page}</AuthProvider>,
    { SavedSearches: () => ({ savedSearches: [] }) },
    path,
  );
  return { client, reach: () => refresh.mockResolvedValue(sessionOf()) };
}

test('ACC-3 favorites and saved searches of a remembered person are not shown as a visitor’s', async () => {
  const { reach } = await openLost(
    <>
      <FavoritesPage />
      <SavedSearchesPage />
    </>,
  );
  const retries = screen.getAllByRole('button', { name: 'Reintentar' });
  expect(retries).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Iniciar sesión' })).toBeNull();
  expect(screen.queryByText(/en este navegador/)).toBeNull();
  reach();
  await userEvent.click(retries[0]!);
  expect(await screen.findByText('Aún no has guardado ninguna búsqueda')).toBeVisible();
});

test('ACC-3 the link of a confirmation e-mail waits until it is known who is signed in', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { operationName: string }).operationName);
    return Response.json({ data: { confirmEmail: { isPasswordDue: false } } });
  });
  const { client, reach } = await openLost(<EmailConfirmation />, '/?confirm=token');
  expect(sent).toEqual([]);
  reach();
  await client.start();
  await vi.waitFor(() => expect(sent).toEqual(['ConfirmEmail']));
});

test('ACC-1 the link of a confirmation e-mail leads to a password when somebody else may have signed up', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { confirmEmail: { isPasswordDue: true } } }));
  const Place = () => {
    const { pathname, search, hash } = useLocation();
    return `${pathname}${search}${hash}`;
  };
  const { client } = createSessions();
  await client.start();
  renderAnswered(
    <AuthProvider client={client}>
      <EmailConfirmation />
      <Place />
    </AuthProvider>,
    {},
    '/?confirm=token-1&next=%2Fpublish-space',
  );
  expect(await screen.findByText('/auth?reset=confirm&next=%2Fpublish-space#token=token-1')).toBeVisible();
});

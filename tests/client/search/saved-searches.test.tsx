import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { SavedSearchesPage } from '../../../client/features/search/saved/SavedSearchesPage';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { renderAt, useLanguage } from '../support/render';
import { address, openSearch } from '../support/search';
import { createSessions, sessionOf } from '../support/sessions';

vi.mock('../../../client/ui/map/LazyMapView', () => ({ LazyMapView: () => null }));
configure({ asyncUtilTimeout: 8000 });

beforeEach(async () => {
  closeAllToasts();
  await useLanguage('es', ['search', 'things', 'domain', 'map']);
});

const savedOf = (number: number, more: object = {}) => ({
  __typename: 'SavedSearch',
  id: `ssr_${number}`,
  name: `Búsqueda ${number}`,
  cadence: 'AT_ONCE',
  isOver: false,
  newCount: 0,
  filter: { city: 'Madrid', type: ['GARAGE'], priceMaxCents: 9000 },
  ...more,
});

async function signedIn() {
  const { client } = createSessions();
  await client.signIn({ email: 'marta@correo.es', password: 'x' });
  expect(client.getState().session?.user.id).toBe(sessionOf().user.id);
  return client;
}

/** The list of a user's saved searches with a minimal server. */
async function openList(rows: ReturnType<typeof savedOf>[]) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  let kept = rows;
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    SavedSearches: () => ({ savedSearches: kept }),
    ChangeSavedSearch: ({ input }) => ({
      changeSavedSearch: {
        savedSearch: {
          ...kept.find(({ id }) => id === (input as { savedSearchId: string }).savedSearchId),
          ...(input as object),
        },
      },
    }),
    RemoveSavedSearch: ({ id }) => {
      kept = kept.filter((row) => row.id !== id);
      return { removeSavedSearch: { deletedSavedSearchId: 'ssr_x' } };
    },
    SaveSearch: ({ input }) => {
      kept = [...kept, savedOf(9, input as object)];
      return { saveSearch: { savedSearch: kept.at(-1) } };
    },
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push({ name: operationName, variables });
        const answer = { data: answers[operationName]?.(variables) ?? {} };
        // As over a network: a second press may come before the answer.
        setTimeout(() => {
          observer.next(answer);
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache([]), link });
  const session = await signedIn();
  renderAt(
    '/favorites/searches',
    <AuthProvider client={session}>
      <ApolloProvider client={client}>
        <SavedSearchesPage />
        <Toaster />
      </ApolloProvider>
    </AuthProvider>,
  );
  return { last: () => asked.at(-1), sent: (name: string) => asked.filter((one) => one.name === name) };
}

describe('P10 the list of saved searches', () => {
  test('shows what each searches for and its new results, and links to the search', async () => {
    await openList([savedOf(1, { newCount: 3 }), savedOf(2, { isOver: true, filter: {} })]);
    const link = await screen.findByRole('link', { name: 'Búsqueda 1' });
    expect(link).toHaveAttribute('href', '/search?city=Madrid&type=garage&price_max=90');
    const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading')) as [
      HTMLElement,
      HTMLElement,
    ];
    expect(first).toHaveTextContent('3 nuevos');
    expect(first).toHaveTextContent(/Madrid\s· Garaje\s· Hasta 90\s€\/mes/);
    expect(second).toHaveTextContent('Las fechas ya han pasado');
    expect(within(second).queryByRole('switch')).not.toBeInTheDocument();
  });

  test('alerts are turned off and on, and their frequency is chosen', async () => {
    const { last } = await openList([savedOf(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Una vez al día' }));
    await waitFor(() => expect(last()?.variables).toEqual({ input: { savedSearchId: 'ssr_1', cadence: 'DAILY' } }));
    const alerts = screen.getByRole('switch', { name: 'Alertas de «Búsqueda 1»' });
    await userEvent.click(alerts);
    await waitFor(() => expect(last()?.variables).toEqual({ input: { savedSearchId: 'ssr_1', cadence: 'OFF' } }));
    await waitFor(() => expect(alerts).not.toBeChecked());
    expect(screen.queryByRole('button', { name: 'Una vez al día' })).not.toBeInTheDocument();
  });

  test('a double press on the bin deletes once, and the focus goes to the heading', async () => {
    const { sent } = await openList([savedOf(1), savedOf(2)]);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Quitar «Búsqueda 1»' }));
    await waitFor(() => expect(screen.queryByText('Búsqueda 1', { selector: 'h2 *, h3 *' })).not.toBeInTheDocument());
    expect(sent('RemoveSavedSearch')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Búsqueda 2' })).toBeVisible();
  });

  test('a deleted search can be restored from the toast', async () => {
    const { last } = await openList([savedOf(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar «Búsqueda 1»' }));
    expect(await screen.findByRole('heading', { name: 'Aún no has guardado ninguna búsqueda' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('link', { name: 'Búsqueda 1' })).toBeVisible();
    expect(last()?.name).toBe('SavedSearches');
  });
});

describe('P10 saving a search', () => {
  test('a visitor signs in first and returns to save the search', async () => {
    await openSearch('?postal_code=Chamberí&type=garage&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar búsqueda' }));
    expect(decodeURIComponent(address() ?? '')).toBe('?next=/search?postal_code=Chamberí&type=garage&page=2&save=1');
  });

  test('an empty search of a visitor cannot be saved', async () => {
    await openSearch('');
    expect(screen.queryByRole('button', { name: 'Guardar búsqueda' })).not.toBeInTheDocument();
  });

  test('after sign-in the search is saved under a proposed name and the save parameter is removed', async () => {
    const kept: unknown[] = [];
    await openSearch('?postal_code=Chamberí&type=garage&price_max=90&save=1', {
      session: await signedIn(),
      others: {
        SavedSearchFor: () => ({ savedSearch: null }),
        SaveSearch: ({ input }) => {
          kept.push(input);
          return { saveSearch: { savedSearch: savedOf(1, input as object) } };
        },
      },
    });
    await waitFor(() =>
      expect(kept).toEqual([
        {
          cadence: 'AT_ONCE',
          name: 'Garaje en Chamberí, Madrid · hasta 90\u00a0€/mes',
          filter: { postalCode: 'Chamberí', type: ['GARAGE'], priceMaxCents: 9000 },
        },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Búsqueda guardada' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('?postal_code=Chamberí&type=garage&price_max=90'));
  });

  test('opening a saved search marks its new results as seen', async () => {
    const seen: unknown[] = [];
    await openSearch('?postal_code=Chamberí', {
      session: await signedIn(),
      others: {
        SavedSearchFor: () => ({ savedSearch: savedOf(4, { newCount: 2 }) }),
        MarkSavedSearchSeen: ({ id }) => {
          seen.push(id);
          return { markSavedSearchSeen: { savedSearch: savedOf(4) } };
        },
      },
    });
    await waitFor(() => expect(seen).toEqual(['ssr_4']));
  });
});

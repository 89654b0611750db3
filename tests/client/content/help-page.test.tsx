import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoutes } from 'react-router-dom';
import { Observable } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { HelpPage } from '../../../client/features/content/pages/HelpPage';
import { BrowserHistory } from '../../../client/router/browser-history';
import { HistoryRouter } from '../../../client/router/HistoryRouter';
import { system } from '../../../client/theme/system';
import { useLanguage } from '../support/render';

const article = (slug: string, title: string) => ({
  __typename: 'Article',
  kind: 'HELP',
  locale: 'ES',
  slug,
  section: 'PAY',
  title,
  excerpt: 'En pocas palabras.',
  version: '2026-11-01',
  readingMinutes: 2,
  cover: null,
  tags: [],
});

const Routed = () => useRoutes([{ path: '/help', element: <HelpPage /> }]);
const scrolled = vi.fn();

/** The help centre in the product's own router; returns what was requested. */
function open(address = '/help'): { asked: unknown[]; history: BrowserHistory } {
  window.history.pushState(null, '', address);
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'SearchHelp') asked.push(variables['text']);
        const found = [article('tarjetas', 'Tarjetas')];
        observer.next({ data: operationName === 'SearchHelp' ? { searchHelp: found } : { articles: found } });
        observer.complete();
      }),
  );
  const history = new BrowserHistory(window);
  render(
    <ChakraProvider value={system()}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <HistoryRouter history={history}>
          <Routed />
        </HistoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return { asked, history };
}

const field = () => screen.findByRole('searchbox', { name: 'Buscar en la ayuda' });

beforeEach(async () => {
  await useLanguage('es', ['content']);
  scrolled.mockClear();
  window.scrollTo = scrolled as typeof window.scrollTo;
});

test('P16 typing in the middle of a search keeps the cursor and does not scroll the page', async () => {
  open();
  const input = (await field()) as HTMLInputElement;
  await userEvent.type(input, 'cobro');
  await waitFor(() => expect(window.location.search).toBe('?q=cobro'));
  scrolled.mockClear();
  await userEvent.type(input, 'mi ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(input).toHaveValue('mi cobro');
  await waitFor(() => expect(window.location.search).toBe('?q=mi+cobro'));
  expect(scrolled).not.toHaveBeenCalled();
});

test('P16 a search is debounced', async () => {
  const { asked } = open();
  await userEvent.type(await field(), 'tarjeta');
  expect(await screen.findByText('1 artículo sobre «tarjeta»')).toBeVisible();
  expect(asked.length).toBeLessThan('tarjeta'.length);
  expect(asked.at(-1)).toBe('tarjeta');
});

test('P16 the search field follows the address', async () => {
  const { history } = open('/help?q=fianza');
  expect(await field()).toHaveValue('fianza');
  fireEvent.click(document.body);
  history.push('/help');
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

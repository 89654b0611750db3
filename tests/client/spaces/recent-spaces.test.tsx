import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, screen, waitFor } from '@testing-library/react';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { clearPersonalData } from '../../../client/session/personal-storage';
import { RecentSection } from '../../../client/ui/recent/RecentSection';
import { rememberSpace } from '../../../client/ui/recent/recent-spaces';
import { renderAt, useLanguage } from '../support/render';
import { spaceOf } from '../support/search';

const KEY = 'hueco_recent_spaces';
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => useLanguage('es', ['domain']));
afterEach(() => localStorage.clear());

const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** The row, with a server that has these spaces, of which one is paused. */
function open(seen: readonly number[], paused?: number) {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const nodes = (variables.ids as string[]).map((id) => {
          const number = Number(id.slice(4));
          if (!seen.includes(number) && number !== paused) return null;
          return { ...spaceOf(number), isPublic: number !== paused };
        });
        observer.next({ data: { nodes } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache([]), link });
  return renderAt(
    '/',
    <ApolloProvider client={client}>
      <RecentSection />
    </ApolloProvider>,
  );
}

describe('U1 recently viewed spaces', () => {
  test('keeps the last twelve, newest first and without duplicates, and deletes them at sign-out', () => {
    for (let number = 1; number <= 14; number += 1) rememberSpace(`spc_${number}`);
    rememberSpace('spc_10');
    expect(kept()).toEqual([10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map((number) => `spc_${number}`));
    clearPersonalData(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('shows cards in that order; missing or paused spaces are dropped', async () => {
    for (const number of [1, 2, 3, 4]) rememberSpace(`spc_${number}`);
    open([1, 4], 3);
    expect(await screen.findByRole('heading', { name: 'Vistos hace poco' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Trastero 4', 'Trastero 1']),
    );
    expect(kept()).toEqual(['spc_4', 'spc_1']);
  });

  test('renders nothing without spaces or when the stored value is invalid', () => {
    const { unmount } = open([]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    unmount();
    localStorage.setItem(KEY, '{broken');
    open([]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

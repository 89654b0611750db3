import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { contentPolicies } from '../../../client/features/content/content.cache';
import { HelpArticlePage } from '../../../client/features/content/pages/ArticlePages';
import { BlogPage } from '../../../client/features/content/pages/BlogPage';
import { renderAt, useLanguage } from '../support/render';

const text = (slug: string, locale: string, title: string) => ({
  __typename: 'Article',
  kind: 'HELP',
  locale,
  slug,
  section: 'PAY',
  title,
  excerpt: 'En pocas palabras.',
  version: '2026-11-01',
  readingMinutes: 2,
  cover: null,
  tags: ['mudanza'],
  html: `<p>${title}</p>`,
  comingVersion: null,
  updatedOn: '2026-11-01',
  coverAlt: '',
  author: 'Hueco',
  headings: [],
  related: [],
});

/** A server with only the article on cards, and only in Spanish. */
function open(path: string) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'Articles')
          observer.next({
            data: { articles: [{ ...text('mudanza', 'ES', 'Lista de mudanza'), kind: 'BLOG', section: 'MOVING' }] },
          });
        else if (variables['slug'] === 'tarjetas' && variables['locale'] === 'ES')
          observer.next({ data: { article: text('tarjetas', 'ES', 'Tarjetas') } });
        else return observer.error(new Error('offline'));
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache([contentPolicies]), link });
  renderAt(
    path,
    <ApolloProvider client={client}>
      <Link to="/help/fianza">next</Link>
      <Routes>
        <Route path="/help/:slug" element={<HelpArticlePage />} />
        <Route path="/blog" element={<BlogPage />} />
      </Routes>
    </ApolloProvider>,
  );
}

beforeEach(() => useLanguage('es', ['content', 'nav']));

test('P16 an article that cannot be loaded shows an error instead of the previous article', async () => {
  open('/help/tarjetas');
  await screen.findByRole('heading', { level: 1, name: 'Tarjetas' });
  await userEvent.click(screen.getByText('next'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con Hueco');
  expect(screen.queryByText('Tarjetas')).not.toBeInTheDocument();
});

test('P16 an article stays in the previous language when the next one cannot be loaded', async () => {
  open('/help/tarjetas');
  await screen.findByRole('heading', { level: 1, name: 'Tarjetas' });
  await act(() => useLanguage('en', ['content', 'nav']));
  expect(screen.getByRole('heading', { level: 1, name: 'Tarjetas' })).toBeVisible();
});

test.each(['/blog?tag=moving', '/blog?category=taxes'])(
  'P16 %s shows an empty list with a link to all posts',
  async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { name: 'Aquí no hay artículos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todo el blog' })).toHaveAttribute('href', '/blog');
    await userEvent.click(screen.getByRole('link', { name: 'Ver todo el blog' }));
    expect(await screen.findByRole('heading', { name: 'Lista de mudanza' })).toBeVisible();
  },
);

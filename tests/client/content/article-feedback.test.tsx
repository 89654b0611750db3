import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArticleFeedback } from '../../../client/features/content/help/ArticleFeedback';
import { renderAt, useLanguage } from '../support/render';

interface Asked {
  readonly slug: string;
  readonly isHelpful: boolean;
  readonly comment: string | null;
  readonly visitKey: string;
}

/** The question under an article with a fake server; `refusals` are its first answers, null for success. */
function open(slug: string, refusals: readonly (object | null)[] = []): Asked[] {
  const asked: Asked[] = [];
  const left = [...refusals];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push((variables as { input: Asked }).input);
        const refused = left.shift();
        observer.next(
          refused
            ? { data: null, errors: [new GraphQLError('refused', { extensions: { ...refused } })] }
            : { data: { rateArticle: { isRated: true } } },
        );
        observer.complete();
      }),
  );
  renderAt(
    `/help/${slug}`,
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ArticleFeedback slug={slug} />
    </ApolloProvider>,
  );
  return asked;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  sessionStorage.clear();
  await useLanguage('es', ['articleFeedback']);
});

test('P16 a yes is sent by one click, acknowledged and remembered for the visit', async () => {
  const asked = open('precio');
  press('Sí');
  expect(await screen.findByText('Gracias por decirlo.')).toBeTruthy();
  expect(asked).toMatchObject([{ slug: 'precio', isHelpful: true, comment: null }]);
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  open('precio');
  expect([isPressed('Sí'), isPressed('No')]).toEqual(['true', 'false']);
  cleanup();
  open('fotos');
  expect([isPressed('Sí'), isPressed('No')]).toEqual(['false', 'false']);
});

test('P16 a no is sent at once; a comment may follow with the same key, and the focus moves to the thanks', async () => {
  const asked = open('precio');
  press('No');
  fireEvent.change(await screen.findByRole('textbox', { name: /¿Qué te ha faltado\?/ }), {
    target: { value: '  Un ejemplo con descuento ' },
  });
  press('Enviar');
  const thanks = await screen.findByText(/^Gracias. Lo leerá/);
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(asked).toMatchObject([
    { isHelpful: false, comment: null },
    { isHelpful: false, comment: 'Un ejemplo con descuento' },
  ]);
  expect(new Set(asked.map(({ visitKey }) => visitKey)).size).toBe(1);
  expect(asked[0]?.visitKey.length).toBeGreaterThan(16);
});

test('P16 the same answer once more does not take back its comment', async () => {
  const asked = open('precio');
  press('No');
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Un ejemplo' } });
  press('Enviar');
  await screen.findByText(/^Gracias. Lo leerá/);
  press('No');
  expect(await screen.findByRole('textbox')).toBeTruthy();
  expect(asked.map(({ comment }) => comment)).toEqual([null, 'Un ejemplo']);
});

test('P16 a server error is shown, and the question stays unanswered', async () => {
  open('precio', [{ code: 'RATE_LIMITED', params: { retryAfterSeconds: 60 } }]);
  press('Sí');
  expect((await screen.findByRole('alert')).textContent.length).toBeGreaterThan(10);
  expect(isPressed('Sí')).toBe('false');
  press('Sí');
  expect(await screen.findByText('Gracias por decirlo.')).toBeTruthy();
});

test('P16 a comment that is too long is rejected at its field', async () => {
  const asked = open('precio', [
    null,
    { code: 'VALIDATION_FAILED', fields: [{ path: 'comment', code: 'TOO_LONG', params: { max: 500 } }] },
  ]);
  press('No');
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'x'.repeat(501) } });
  press('Enviar');
  expect(await screen.findByText('El texto es demasiado largo.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toHaveLength(2);
});

test('P16 without session storage the key lives as long as the page; an invalid stored value is replaced', async () => {
  sessionStorage.setItem('hueco_help_answers', '{"key": 4, "answers": null}');
  const asked = open('precio');
  press('Sí');
  await screen.findByText('Gracias por decirlo.');
  expect(asked[0]?.visitKey).toMatch(/^[\da-f-]{36}$/);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  press('No');
  await screen.findByRole('textbox');
  press('Enviar');
  await screen.findByText(/^Gracias. Lo leerá/);
  expect(asked[2]?.visitKey).toBe(asked[1]?.visitKey);
});

function closed(): never {
  throw new Error('closed');
}

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { WordsSection } from '../../../client/features/admin/words/WordsSection';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['admin', 'staff', 'words', 'errors']));

const text = (locale: string, words: string, defaultText: string | null = words) => ({
  __typename: 'EditableText',
  part: 'name',
  locale,
  text: words,
  defaultText,
  maxLength: 120,
  gaps: [],
});
const entry = (key: string, texts: object[], values: object = {}) => ({
  __typename: 'EditableWords',
  list: 'PROHIBITED_GOODS',
  key,
  texts,
  isOff: false,
  hasSwitch: true,
  place: 1,
  changes: [],
  ...values,
});

/** The page with a fake server; returns what was sent. */
function open(problem?: object) {
  const sent: Record<string, unknown>[] = [];
  const entries = [
    entry('weapons', [text('ES', 'Armas y munición', 'Armas'), text('EN', 'Weapons')], {
      changes: [
        {
          __typename: 'EditedWordsChange',
          texts: [
            { __typename: 'ChangedText', part: 'name', locale: 'ES', before: 'Armas', after: 'Armas y munición' },
          ],
          isOff: null,
          place: null,
          reason: 'Lo pide la aseguradora.',
          setByName: 'Elena Prado',
          setAt: '2027-03-01T09:00:00Z',
        },
      ],
    }),
    entry('plants', [text('ES', 'Plantas'), text('EN', 'Plants')], { isOff: true }),
  ];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'WordEntries') observer.next({ data: { editableWords: entries } });
        else {
          sent.push((variables as { input: Record<string, unknown> }).input);
          observer.next(
            problem
              ? { errors: [new GraphQLError('no', { extensions: { code: 'VALIDATION_FAILED', fields: [problem] } })] }
              : {
                  data: {
                    saveWords: {
                      __typename: 'SaveWordsPayload',
                      words: { __typename: 'EditableWords', key: 'weapons' },
                    },
                  },
                },
          );
        }
        observer.complete();
      }),
  );
  renderAt(
    '/admin?section=words',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <WordsSection />
      <Toaster />
    </ApolloProvider>,
  );
  return sent;
}

const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

test('P9 a changed entry shows its history; only the text that was changed is sent, with the one it replaces', async () => {
  const sent = open();
  const row = await rowOf('Armas y munición');
  expect(row).toHaveTextContent('Cambiado');
  expect(await rowOf('Plantas')).toHaveTextContent('Apagado');
  await userEvent.click(within(row).getByRole('button', { name: 'Cambiar: Armas y munición' }));
  const history = await screen.findByRole('region', { name: 'Historial' });
  expect(history).toHaveTextContent(/Nombre · español: Armas → Armas y munición.*Lo pide la aseguradora.*Elena Prado/);
  const english = await within(row).findByLabelText(/^Nombre · inglés/);
  await userEvent.clear(english);
  await userEvent.type(english, 'Weapons and ammunition');
  await userEvent.selectOptions(within(row).getByLabelText('Estado'), 'Apagado');
  await userEvent.selectOptions(within(row).getByLabelText('Puesto en la lista'), '2');
  await userEvent.type(within(row).getByLabelText(/^Motivo/), 'Como en español');
  await userEvent.click(within(row).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardado');
  expect(sent).toEqual([
    {
      list: 'PROHIBITED_GOODS',
      key: 'weapons',
      texts: [{ part: 'name', locale: 'EN', text: 'Weapons and ammunition', seenText: 'Weapons' }],
      isOff: true,
      place: 2,
      statement: 'Como en español',
    },
  ]);
});

test('P9 an added entry gets a new key; a server error is shown at its text', async () => {
  const sent = open({ path: 'texts.1.text', code: 'TOO_LONG', params: { max: 120 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir a la lista' }));
  await userEvent.type(await screen.findByLabelText('Nombre · español'), 'Fuegos artificiales');
  const english = screen.getByLabelText('Nombre · inglés');
  await userEvent.type(english, 'Fireworks');
  await userEvent.type(screen.getByLabelText(/^Motivo/), 'Faltaba');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findAllByText('El texto es demasiado largo.');
  expect(english).toHaveAttribute('aria-invalid', 'true');
  expect(sent[0]?.['key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[0]?.['isOff']).toBeNull();
});

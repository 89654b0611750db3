import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { ContentEditor } from '../../../client/features/admin/content/ContentEditor';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

configure({ asyncUtilTimeout: 8000 });

const NAMES = { ES: 'Trastero con suelo de barro', EN: 'Storage room with a clay floor' } as const;
const textOf = (part: string, locale: 'ES' | 'EN', text: string) => ({
  __typename: 'EditableText',
  part,
  locale,
  text,
  defaultText: text,
  maxLength: 200,
  choices: part === 'cover' ? [{ __typename: 'TextChoice', value: 'damp', label: NAMES[locale] }] : [],
});

const CONTENT = {
  __typename: 'EditableContent',
  kind: 'BLOG',
  key: 'humedad',
  entry: {
    __typename: 'ContentEntry',
    kind: 'BLOG',
    key: 'humedad',
    title: 'Humedad',
    path: '/blog/humedad',
    state: 'PRODUCT',
    comingFrom: null,
    changedAt: null,
  },
  texts: (['ES', 'EN'] as const).flatMap((locale) => [
    textOf('title', locale, locale === 'ES' ? 'Humedad' : 'Damp'),
    textOf('excerpt', locale, 'Un resumen'),
    textOf('body', locale, 'El texto'),
    textOf('cover', locale, 'damp'),
  ]),
  lastVersionId: null,
  versions: [],
};

const NAMESPACES = ['editing', 'words', 'staff'] as const;

/** The editor of a post with a fake server. */
function open(): void {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const data =
          operationName === 'EditedContent' ? { editableContent: CONTENT } : { contentPreview: '<p>Como se lee</p>' };
        observer.next({ data });
        observer.complete();
      }),
  );
  renderAt(
    '/admin?section=content&kind=BLOG&key=humedad',
    <AuthProvider client={createSessions().client}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <ContentEditor kind="BLOG" contentKey="humedad" />
      </ApolloProvider>
    </AuthProvider>,
  );
}

test('P9 a post opens as a preview and becomes editable on demand', async () => {
  await useLanguage('es', NAMESPACES);
  open();
  const edit = await screen.findByRole('button', { name: 'Editar' });
  expect(await screen.findByText('Como se lee')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(edit);
  expect(await screen.findByLabelText('Título · español')).toHaveValue('Humedad');
});

test.each([
  ['es', 'Editar', 'ES'],
  ['en', 'Edit', 'EN'],
] as const)(
  'P9 the pictures of a post are named in the language of the staff member: %s',
  async (language, edit, locale) => {
    await useLanguage(language, NAMESPACES);
    open();
    fireEvent.click(await screen.findByRole('button', { name: edit }));
    const pictures = within(await screen.findByRole('combobox'));
    expect(pictures.getAllByRole('option').map(({ textContent }) => textContent)).toContain(NAMES[locale]);
  },
);

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { EditedContentDocument } from '../../../client/generated/graphql';
import { deleteDraft, findDraft } from '../../../client/features/admin/content/content-draft';
import { ContentEditor } from '../../../client/features/admin/content/ContentEditor';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { rememberPerson } from '../../../client/session/tabs';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

configure({ asyncUtilTimeout: 8000 });
beforeEach(() => localStorage.clear());

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

const versionOf = (id: string, setAt: string, state: string) => ({
  __typename: 'ContentVersion',
  id,
  validFrom: '2027-03-02',
  state,
  isReset: false,
  reason: 'Una errata',
  setByName: 'Ana',
  setAt,
});
const FIRST = versionOf('ver_1', '2027-03-01T10:00:00.000Z', 'CURRENT');
const COMING = versionOf('ver_2', '2027-03-02T10:00:00.000Z', 'COMING');

/** The client of each opened editor, and how to leave it. */
interface Opened {
  readonly client: ApolloClient;
  readonly leave: () => void;
}

/** The editor of a post with a fake server; `server.content` is what it reads, `server.sent` what it got. */
function open(server: { content?: object; sent?: Record<string, unknown>[] } = {}): Opened {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'PublishContent')
          server.sent?.push((variables as { input: Record<string, unknown> }).input);
        const data =
          operationName === 'EditedContent'
            ? { editableContent: server.content ?? CONTENT }
            : operationName === 'PublishContent'
              ? { publishContent: { content: CONTENT } }
              : { contentPreview: '<p>Como se lee</p>' };
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const { unmount } = renderAt(
    '/admin?section=content&kind=BLOG&key=humedad',
    <AuthProvider client={createSessions().client}>
      <ApolloProvider client={client}>
        <ContentEditor kind="BLOG" contentKey="humedad" />
      </ApolloProvider>
    </AuthProvider>,
  );
  return { client, leave: unmount };
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

test.each([
  ['the last version is withdrawn', { lastVersionId: 'ver_1', versions: [FIRST] }, 'ver_1'],
  [
    'another version is published',
    { lastVersionId: 'ver_3', versions: [versionOf('ver_3', '2027-03-03T10:00:00.000Z', 'CURRENT'), COMING, FIRST] },
    'ver_2',
  ],
] as const)('P9 what is written stays when %s meanwhile', async (_what, change, seenVersionId) => {
  await useLanguage('es', NAMESPACES);
  const sent: Record<string, unknown>[] = [];
  const server = { content: { ...CONTENT, lastVersionId: 'ver_2', versions: [COMING, FIRST] } as object, sent };
  const { client } = open(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  fireEvent.change(await screen.findByLabelText('Título · español'), { target: { value: 'Humedad y moho' } });
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Faltaba el moho.' } });
  server.content = { ...CONTENT, ...change };
  await act(() => client.refetchQueries({ include: [EditedContentDocument] }));
  expect(screen.getByLabelText('Título · español')).toHaveValue('Humedad y moho');
  fireEvent.click(screen.getByRole('button', { name: 'Publicar ahora' }));
  await waitFor(() => expect(sent).toMatchObject([{ seenVersionId }]));
});

/** Writes a title, after the editor was opened. */
async function write(title: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  fireEvent.change(await screen.findByLabelText('Título · español'), { target: { value: title } });
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Faltaba el moho.' } });
}

test('P9 what is written is there again after leaving the page, until it is published', async () => {
  await useLanguage('es', NAMESPACES);
  const first = open();
  await write('Humedad y moho');
  first.leave();
  const second = open();
  expect(await screen.findByText(/^Tienes cambios sin publicar/)).toBeTruthy();
  expect(screen.queryByText(/^Después se ha escrito otra versión/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
  expect(await screen.findByLabelText('Título · español')).toHaveValue('Humedad y moho');
  expect(screen.getByLabelText(/^Motivo/)).toHaveValue('Faltaba el moho.');
  fireEvent.click(screen.getByRole('button', { name: 'Publicar ahora' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeTruthy();
  second.leave();
  open();
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeTruthy();
});

test('P9 a draft says when another version was written since, and is discarded only when asked twice', async () => {
  await useLanguage('es', NAMESPACES);
  const first = open();
  await write('Humedad y moho');
  first.leave();
  const second = open({ content: { ...CONTENT, lastVersionId: 'ver_1', versions: [FIRST] } });
  expect(await screen.findByText(/^Después se ha escrito otra versión/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Descartarlos' }));
  fireEvent.click(await screen.findByRole('button', { name: 'No descartarlos' }));
  second.leave();
  const third = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Descartarlos' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descartarlos' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeTruthy();
  third.leave();
});

test('P9 the note of another version stays while the draft is gone on with, and after that', async () => {
  await useLanguage('es', NAMESPACES);
  const first = open();
  await write('Humedad y moho');
  first.leave();
  const content = { ...CONTENT, lastVersionId: 'ver_1', versions: [FIRST] };
  const sent: Record<string, unknown>[] = [];
  const second = open({ content });
  fireEvent.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
  fireEvent.change(await screen.findByLabelText('Título · español'), { target: { value: 'Humedad y más moho' } });
  expect(screen.getByText(/^Después se ha escrito otra versión/)).toBeTruthy();
  second.leave();
  open({ content, sent });
  expect(await screen.findByText(/^Después se ha escrito otra versión/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
  expect(await screen.findByLabelText('Título · español')).toHaveValue('Humedad y más moho');
  fireEvent.click(screen.getByRole('button', { name: 'Publicar ahora' }));
  await waitFor(() => expect(sent).toMatchObject([{ seenVersionId: 'ver_1' }]));
});

test('P9 a draft belongs to who began it, and is written only when its text changes', async () => {
  await useLanguage('es', NAMESPACES);
  rememberPerson('usr_author');
  const first = open();
  await write('Humedad y moho');
  const stored = findDraft('BLOG', 'humedad');
  expect(Object.values(stored?.values ?? {})).toContain('Humedad y moho');
  // Another tab signs somebody else in.
  rememberPerson('usr_other');
  fireEvent.change(screen.getByLabelText('Título · español'), { target: { value: 'Humedad sin moho' } });
  expect(findDraft('BLOG', 'humedad')).toBeNull();
  rememberPerson('usr_author');
  expect(findDraft('BLOG', 'humedad')).toEqual(stored);
  deleteDraft('BLOG', 'humedad');
  await act(() => first.client.refetchQueries({ include: [EditedContentDocument] }));
  expect(findDraft('BLOG', 'humedad')).toBeNull();
});

test('P9 a form that was opened and not written in leaves no draft', async () => {
  await useLanguage('es', NAMESPACES);
  const first = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  await screen.findByLabelText('Título · español');
  first.leave();
  open();
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeTruthy();
});

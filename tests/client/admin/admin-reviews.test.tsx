import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Observable, Subject } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { RequestFailed, type AppError } from '../../../client/apollo/app-error';
import { ReviewsSection } from '../../../client/features/admin/reviews/ReviewsSection';
import { decisions } from '../../../client/features/admin/undo/decisions';
import type { QueuedReview_ReviewFragment } from '../../../client/generated/graphql';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';

configure({ asyncUtilTimeout: 8000 });

const person = (id: string, displayName: string) => ({ __typename: 'User' as const, id, displayName });
const scores = {
  __typename: 'ReviewScores',
  overall: 1,
  accuracy: 2,
  access: null,
  condition: null,
  security: null,
  communication: 5,
  value: null,
  care: null,
  rules: null,
  payment: null,
};
const review = (id: string, status: 'HELD' | 'PUBLISHED', text: string) => ({
  __typename: 'Review',
  id,
  direction: 'OF_SPACE',
  status,
  text,
  language: 'ES',
  submittedAt: '2026-11-19T09:00:00.000Z',
  scores,
  author: person(`${id}-a`, 'Lucía P.'),
  subject: person('usr_marta', 'Marta R.'),
  space: { __typename: 'Space', id: 'spc_1' },
});
const waiting = (change: object) =>
  ({
    __typename: 'ReviewToDecide',
    waitingSince: '2026-11-20T09:00:00.000Z',
    decidedAt: null,
    flags: [],
    note: '',
    reportCount: 0,
    reports: [],
    space: { __typename: 'Space', id: 'spc_1', title: 'Trastero seco' },
    ...change,
  }) as unknown as QueuedReview_ReviewFragment;

const HELD = waiting({
  flags: ['INSULT'],
  note: 'Sé dónde vives.',
  review: review('rev_held', 'HELD', 'El anfitrión es un desastre.'),
});
const REPORTED = waiting({
  reportCount: 11,
  review: review('rev_reported', 'PUBLISHED', 'La puerta no cierra bien.'),
  reports: [
    {
      __typename: 'ReviewReport',
      code: 'REV-2026-000001',
      reasonName: 'Muestra datos personales de alguien',
      details: 'Cuenta cosas de mi vida.',
      createdAt: '2026-11-20T09:00:00.000Z',
    },
  ],
});
const STATEMENT = 'Cuenta lo que pasó en su alquiler, sin insultar a nadie.';

type Decision = { data: object } | { refused: string };

/** The queue with a fake server that answers a decision when the test tells it to. */
async function open(
  nodes: QueuedReview_ReviewFragment[],
  readers: readonly string[] = [],
  /** Answers a preview when the test says so; by default at once. */
  preview: (answer: () => void, fail: (error: Error) => void) => void = (answer) => answer(),
) {
  const sent: Record<string, unknown>[] = [];
  const answers = new Subject<Decision>();
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'DecideReview') {
          sent.push((variables as { input: Record<string, unknown> }).input);
          const waits = answers.subscribe((answer) => {
            observer.next(
              'refused' in answer
                ? { data: null, errors: [new GraphQLError('refused', { extensions: { code: answer.refused } })] }
                : answer,
            );
            observer.complete();
          });
          return () => waits.unsubscribe();
        }
        if (operationName === 'ReviewDecisionPreview') {
          const mail = (reader: string) => ({
            __typename: 'DecisionMail',
            reader,
            subject: `Para ${reader}`,
            text: String((variables as { input: { statement: string } }).input.statement),
          });
          preview(
            () => {
              observer.next({ data: { reviewDecisionPreview: readers.map(mail) } });
              observer.complete();
            },
            (error) => observer.error(error),
          );
          return undefined;
        }
        const edges = nodes.map((node) => ({ __typename: 'ReviewToDecideEdge', cursor: node.review.id, node }));
        observer.next({
          data: {
            reviewsToDecide: {
              __typename: 'ReviewToDecideConnection',
              totalCount: nodes.length,
              edges,
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        });
        observer.complete();
        return undefined;
      }),
  );
  renderAt(
    '/admin?section=reviews',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ReviewsSection />
      <Toaster />
    </ApolloProvider>,
  );
  await screen.findByRole('heading', { level: 2, name: 'Reseñas por decidir' });
  return { sent, answer: (decision: Decision) => answers.next(decision) };
}

const decided = (id: string, status: string): Decision => ({
  data: { decideReview: { review: { __typename: 'Review', id, status } } },
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => {
  press(name);
  await screen.findByRole('textbox', { name: /Motivos/ });
};
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar la decisión' });
/** Sends once the mails of what was written are there. */
const send = async () => {
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  fireEvent.click(sendButton());
};
/** Waits until the time to undo is over. */
const isSent = async () => {
  await screen.findByRole('group', { name: 'Decisión pendiente de enviar' });
  act(() => void decisions.flush());
};
const findTab = async (reader: string) =>
  (await screen.findByRole('button', { name: `Lo que lee ${reader}` })).textContent;
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Motivos/ }), { target: { value } });

beforeEach(() => useLanguage('es', ['admin', 'reviews', 'report', 'staff']));

test('P9 a waiting review shows its text, scores, flags, note and reports', async () => {
  await open([HELD, REPORTED]);
  const [held, reported] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  for (const words of [
    'Lucía P. sobre Marta R.',
    'Retenida',
    'Posible insulto',
    'El anfitrión es un desastre.',
    'Sé dónde vives.',
    'Exactitud 2 · Comunicación 5',
  ])
    expect(within(held).getByText(words)).toBeTruthy();
  expect(within(held).getByRole('img', { name: '1 estrella de 5' })).toBeTruthy();
  for (const words of [
    '11 denuncias',
    'Muestra datos personales de alguien',
    'Cuenta cosas de mi vida.',
    'Y 10 denuncias más.',
  ])
    expect(within(reported).getByText(words)).toBeTruthy();
  expect(screen.getByText('2 esperando una decisión.')).toBeTruthy();
});

test('P9 a decision needs reasons, is sent after the undo period, and its row stays in place', async () => {
  const { sent, answer } = await open([REPORTED]);
  await choose('Mantener visible');
  await send();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Motivos/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  write(STATEMENT);
  await send();
  await screen.findByRole('button', { name: 'Deshacer' });
  expect(sent).toEqual([]);
  await isSent();
  expect(sent).toEqual([
    {
      reviewId: 'rev_reported',
      seenDecidedAt: null,
      seenSubmittedAt: '2026-11-19T09:00:00.000Z',
      isHidden: false,
      statement: STATEMENT,
    },
  ]);
  answer(decided('rev_reported', 'PUBLISHED'));
  const row = screen.getByRole('listitem');
  const outcome = await within(row).findByText('La reseña sigue visible');
  await waitFor(() => expect(document.activeElement).toBe(outcome));
  expect(within(row).getByText('La puerta no cierra bien.')).toBeTruthy();
  expect(screen.getByText('No hay ninguna esperando.')).toBeTruthy();
});

test('P9 a failed decision restores its form with the reasons', async () => {
  const { sent, answer } = await open([HELD]);
  await choose('No publicar');
  write(STATEMENT);
  await send();
  await isSent();
  expect(sent).toMatchObject([{ isHidden: true }]);
  answer({ refused: 'NOT_FOUND' });
  expect(await screen.findByRole('button', { name: 'Enviar la decisión' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Motivos/ })).toHaveProperty('value', STATEMENT);
  expect(screen.getByText('1 esperando una decisión.')).toBeTruthy();
});

test('P9 a decision that came too late keeps its row and its reasons, and can no longer be sent', async () => {
  const nodes = [waiting({ reportCount: 1, review: review('rev_late', 'PUBLISHED', 'La puerta no cierra bien.') })];
  const { answer } = await open(nodes);
  await choose('Retirar');
  write(STATEMENT);
  await send();
  await isSent();
  nodes.pop();
  answer({ refused: 'REPORT_STATE_REFUSED' });
  expect(await screen.findByText(/^El caso ha cambiado mientras tanto/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Motivos/ })).toHaveProperty('value', STATEMENT);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar la decisión' }).disabled).toBe(true);
  expect(screen.getByText('No hay ninguna esperando.')).toBeTruthy();
});

test('P9 a review approved before the other side has written shows when it will be published', async () => {
  const { answer } = await open([HELD]);
  await choose('Publicar');
  write(STATEMENT);
  await send();
  await isSent();
  answer(decided('rev_held', 'SUBMITTED'));
  expect(
    await within(screen.getByRole('listitem')).findByText('Admitida: se publicará a la vez que la de la otra parte'),
  ).toBeTruthy();
});

test('P9 the mails to author and reporter must be previewed before the decision can be sent', async () => {
  const { sent, answer } = await open([REPORTED], ['AUTHOR', 'REPORTER']);
  await choose('Retirar');
  write(STATEMENT);
  expect(await screen.findByText('Para AUTHOR')).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar la decisión' });
  await waitFor(() => expect(button.disabled).toBe(true));
  press('Lo que lee quien la denunció');
  expect(await screen.findByText('Para REPORTER')).toBeTruthy();
  await waitFor(() => expect(button.disabled).toBe(false));
  await send();
  await isSent();
  expect(sent).toMatchObject([{ isHidden: true, statement: STATEMENT }]);
  answer(decided('rev_reported', 'HIDDEN'));
  expect(await within(screen.getByRole('listitem')).findByText('Reseña retirada')).toBeTruthy();
});

test('P9 a decision waits for the mails of what is written now, and each is opened again when it changes', async () => {
  const asked: (() => void)[] = [];
  await open([REPORTED], ['AUTHOR', 'REPORTER'], (answer) => void asked.push(answer));
  await choose('Retirar');
  write(STATEMENT);
  expect(sendButton().disabled).toBe(true);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(sendButton().disabled).toBe(true);
  act(() => asked[0]?.());
  press(await findTab('quien la denunció'));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  write(`${STATEMENT} Y nada más.`);
  expect(sendButton().disabled).toBe(true);
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => asked[1]?.());
  expect(await screen.findByText(/Y nada más\.$/, { selector: 'p' })).toBeTruthy();
  expect(await screen.findByText('Abre antes lo que lee cada parte.')).toBeTruthy();
  expect(sendButton().disabled).toBe(true);
  press(await findTab('quien la escribió'));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
});

const failed = (code: AppError['code']) =>
  new RequestFailed({ code, params: {}, fields: [], isRetryable: code === 'QUERY_TIMEOUT' });

test.each([
  ['for want of a connection', new Error('no network')],
  ['because the case was locked', failed('QUERY_TIMEOUT')],
  ['because the preview failed', failed('INTERNAL')],
])('P9 without its mails %s a decision waits, and they can be asked for again', async (_why, error) => {
  let isFailing = true;
  await open([REPORTED], ['AUTHOR'], (answer, fail) => (isFailing ? fail(error) : answer()));
  await choose('Retirar');
  write(STATEMENT);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(sendButton().disabled).toBe(true);
  isFailing = false;
  fireEvent.click(retry);
  expect(await screen.findByText('Para AUTHOR')).toBeTruthy();
  await waitFor(() => expect(sendButton().disabled).toBe(false));
});

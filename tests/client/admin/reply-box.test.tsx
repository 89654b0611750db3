import { CombinedGraphQLErrors } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveReplyDraft } from '../../../client/features/admin/support/reply-draft';
import { ReplyBox } from '../../../client/features/admin/support/ReplyBox';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAnswered, type Answers } from '../support/answers';
import { useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';
import { fakeUploads } from '../support/uploads';

const notes: unknown[] = [];
beforeEach(() => {
  notes.length = 0;
  localStorage.clear();
  return useLanguage('es', ['support', 'staff']);
});
afterEach(() => vi.unstubAllGlobals());

/** The box of a ticket, as after opening it. */
function open(id: string, answers: Answers = {}): void {
  cleanup();
  const ticket = { __typename: 'Ticket', id, locale: 'ES', availableActions: ['ANSWER'] };
  renderAnswered(
    <AuthProvider client={createSessions().client}>
      <ReplyBox ticket={ticket as never} />
    </AuthProvider>,
    {
      AddTicketNote: (variables) => {
        notes.push(variables);
        return { addTicketNote: { __typename: 'AddTicketNotePayload', ticket } };
      },
      ...answers,
    },
  );
}

test('P14 an edited answer whose first version was received can be sent as another', async () => {
  const keys: string[] = [];
  const answers = [
    new Error('connection reset'),
    new CombinedGraphQLErrors({
      data: null,
      errors: [new GraphQLError('refused', { extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } })],
    }),
  ];
  open('tkt_4', {
    AnswerTicket: ({ input }) => {
      keys.push((input as { idempotencyKey: string }).idempotencyKey);
      throw answers[keys.length - 1] ?? new Error('connection reset');
    },
  });
  await userEvent.type(field(), 'Ya está.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y esperar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y resolver' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ya nos había llegado un mensaje tuyo'));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y resolver' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

const field = () => screen.getByRole('textbox');

test('P14 an unsent answer is kept per ticket, and a note comes back as a note', async () => {
  open('tkt_1');
  await userEvent.type(field(), 'Mira en la página de cobros.');
  open('tkt_2');
  expect(field()).toHaveValue('');
  await userEvent.click(screen.getByText('Nota interna'));
  await userEvent.type(field(), 'Ya escribió el lunes.');
  open('tkt_1');
  expect(field()).toHaveValue('Mira en la página de cobros.');
  expect(screen.getByRole('button', { name: 'Enviar y resolver' })).toBeVisible();
  open('tkt_2');
  expect(field()).toHaveValue('Ya escribió el lunes.');
  expect(screen.getByRole('button', { name: 'Guardar la nota' })).toBeVisible();
});

test('P14 a box keeps the blanks and new lines at the beginning of its text', async () => {
  open('tkt_10');
  fireEvent.change(field(), { target: { value: ' ' } });
  expect(field()).toHaveValue(' ');
  fireEvent.change(field(), { target: { value: '\n' } });
  expect(field()).toHaveValue('\n');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y resolver' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

/** What another tab writes about a ticket. */
const writeElsewhere = (id: string, kind: 'reply' | 'note', body: string): void =>
  act(() => saveReplyDraft(id, { kind, body }));

test('P14 a note that is written in another tab is a note in every box, and is not sent as an answer', async () => {
  open('tkt_8');
  expect(screen.getByRole('button', { name: 'Enviar y resolver' })).toBeVisible();
  writeElsewhere('tkt_8', 'note', 'Ojo, parece fraude');
  expect(screen.queryByRole('button', { name: 'Enviar y resolver' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Guardar la nota' })).toBeVisible();
  await userEvent.type(field(), '.');
  expect(field()).toHaveValue('Ojo, parece fraude.');
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(notes).toEqual([{ input: { ticketId: 'tkt_8', body: 'Ojo, parece fraude.' } }]));
});

test('P14 a box is for an answer again once the note of another tab is saved', () => {
  open('tkt_9');
  writeElsewhere('tkt_9', 'note', 'Ojo, parece fraude');
  writeElsewhere('tkt_9', 'note', '');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Enviar y resolver' })).toBeVisible();
});

test('P14 the files of an answer stay while a note is saved', async () => {
  const uploads = fakeUploads();
  open('tkt_3');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, {
    target: { files: [new File(['%PDF'], 'plano.pdf', { type: 'application/pdf' })] },
  });
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer({ file: { id: 'tfl_1' } });
  expect(await screen.findByText('plano.pdf')).toBeVisible();
  await userEvent.click(screen.getByText('Nota interna'));
  expect(screen.queryByText('plano.pdf')).toBeNull();
  await userEvent.type(field(), 'Falta el plano de la planta.');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }));
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(notes).toEqual([{ input: { ticketId: 'tkt_3', body: 'Falta el plano de la planta.' } }]);
  await userEvent.click(screen.getByText('Respuesta'));
  expect(screen.getByText('plano.pdf')).toBeVisible();
});

test('P14 what is written while an answer is sent is the next text, of the kind chosen for it', async () => {
  const received: (() => void)[] = [];
  open('tkt_5', {
    AnswerTicket: () =>
      new Promise<object>((resolve) => {
        received.push(() =>
          resolve({
            answerTicket: { __typename: 'AnswerTicketPayload', ticket: { __typename: 'Ticket', id: 'tkt_5' } },
          }),
        );
      }),
  });
  await userEvent.type(field(), 'Ya está.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y esperar' }));
  await waitFor(() => expect(received).toHaveLength(1));
  await userEvent.click(screen.getByText('Nota interna'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Lo pidió dos veces.');
  received[0]?.();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar y esperar' })).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field()).toHaveValue('Lo pidió dos veces.');
  expect(screen.getByRole('button', { name: 'Guardar la nota' })).toBeVisible();
});

test('P14 an answer that was received after its box was left leaves only what was written since', async () => {
  let receive: (answer: object) => void = () => undefined;
  const answers: Answers = { AnswerTicket: () => new Promise<object>((resolve) => void (receive = resolve)) };
  open('tkt_6', answers);
  await userEvent.type(field(), 'Ya está.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y esperar' }));
  await userEvent.type(field(), ' Y el código, mañana.');
  receive({ answerTicket: { __typename: 'AnswerTicketPayload', ticket: { __typename: 'Ticket', id: 'tkt_6' } } });
  await waitFor(() => expect(field()).toHaveValue('Y el código, mañana.'));
  open('tkt_6', answers);
  expect(field()).toHaveValue('Y el código, mañana.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y esperar' }));
  cleanup();
  receive({ answerTicket: { __typename: 'AnswerTicketPayload', ticket: { __typename: 'Ticket', id: 'tkt_6' } } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  open('tkt_6');
  expect(field()).toHaveValue('');
});

test('P14 a reply box that is opened again while its answer is sent cannot send it twice', async () => {
  const received: ((answer: object) => void)[] = [];
  const answers: Answers = { AnswerTicket: () => new Promise<object>((resolve) => void received.push(resolve)) };
  open('tkt_7', answers);
  await userEvent.type(field(), 'Ya está.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar y esperar' }));
  open('tkt_7', answers);
  expect(field()).toHaveValue('Ya está.');
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await userEvent.type(field(), ' Un saludo.');
  received[0]?.({ answerTicket: { __typename: 'AnswerTicketPayload', ticket: { __typename: 'Ticket', id: 'tkt_7' } } });
  await waitFor(() => expect(field()).toHaveValue('Un saludo.'));
  expect(received).toHaveLength(1);
});

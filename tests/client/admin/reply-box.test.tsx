import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplyBox } from '../../../client/features/admin/support/ReplyBox';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';
import { fakeUploads } from '../support/uploads';

beforeEach(() => {
  localStorage.clear();
  return useLanguage('es', ['support', 'staff']);
});
afterEach(() => vi.unstubAllGlobals());

const notes: unknown[] = [];

/** The box of a ticket, as after opening it. */
function open(id: string): void {
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
    },
  );
}
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

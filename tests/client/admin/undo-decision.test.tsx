import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedWith } from '../../../client/apollo/app-error';
import { ActDecision } from '../../../client/features/admin/components/ActDecision';
import { fromValues, toValues } from '../../../client/features/admin/space-cases/part-notes';
import { finishBeforeSignOut } from '../../../client/session/before-sign-out';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, silentClient, useLanguage } from '../support/render';

const START = new Date('2027-03-02T09:55:00Z');
const WORDS = 'Pide que le paguen por fuera de Hueco.';

/** The text entered in the form. */
const NOTES = { PHOTOS: 'Falta la puerta.' };

type Act = 'WARN' | 'REFUND';
const TITLES: Readonly<Record<Act, string>> = { WARN: 'Avisar', REFUND: 'Devolver' };

interface CaseProps {
  id: string;
  acts: readonly Act[];
  onSend: (act: string, words: string | undefined) => Promise<unknown>;
  onRefused: () => readonly Act[];
}

/** A case with an act that can be undone and one that moves money. */
function Case({ id, acts, onSend, onRefused }: CaseProps) {
  const [offered, setOffered] = useState(acts);
  return (
    <ActDecision
      options={offered.map((one) => ({ act: one, title: TITLES[one], text: '' }))}
      fieldsOf={() => [{ name: 'statement', label: 'Razones', kind: 'text' }]}
      undo={{ of: id, can: (one) => one === 'WARN', beside: toValues(NOTES) }}
      done="Hecho"
      onSend={(one, { statement }) => onSend(one, statement)}
      onDone={() => undefined}
      onRefused={() => setOffered(onRefused())}
    />
  );
}

/** Each test has its own case, because unsent decisions stay on the page. */
let cases = 0;

/** The case with a link that leaves the page; the server answers with the given function. */
function open(
  answer: () => Promise<unknown> = () => Promise.resolve(),
  offeredThen: readonly Act[] = ['WARN', 'REFUND'],
  { id = `per_test_${++cases}`, acts = ['WARN', 'REFUND'] }: { id?: string; acts?: readonly Act[] } = {},
) {
  const sent: string[] = [];
  renderAt(
    '/case',
    <ApolloProvider client={silentClient()}>
      <Routes>
        <Route
          path="/case"
          element={
            <Case
              id={id}
              acts={acts}
              onSend={(one, words) => {
                sent.push(`${one}: ${words}`);
                return answer();
              }}
              onRefused={() => offeredThen}
            />
          }
        />
        <Route path="/away" element={<Link to="/case">Al caso</Link>} />
      </Routes>
      <Link to="/away">Fuera</Link>
      <Toaster />
    </ApolloProvider>,
  );
  return sent;
}

const refused = (code: 'FORBIDDEN' | 'NETWORK') => failedWith(code);
const user = userEvent.setup({ advanceTimers: (milliseconds) => void vi.advanceTimersByTime(milliseconds) });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const field = () => screen.findByRole('textbox', { name: 'Razones' });
const note = () => screen.queryByRole('group', { name: 'Decisión pendiente de enviar' });

async function decide(title = 'Avisar'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: title }));
  await user.type(await field(), WORDS);
  await user.keyboard('{Control>}{Enter}{/Control}');
}

beforeEach(async () => {
  await useLanguage('es', ['staff']);
  closeAllToasts();
  localStorage.setItem('hueco_session', 'usr_1');
  vi.useFakeTimers({ now: START, shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

test('P9 a decision is sent after ten seconds; the countdown is visible and announced once', async () => {
  const sent = open();
  await decide();
  await waitFor(() => expect(note()).toHaveFocus());
  expect(note()).toHaveTextContent('Se decidirá en 10 s');
  expect(screen.queryByRole('radio')).toBeNull();
  const announced = 'Se decidirá en diez segundos, o al salir de aquí. Hasta entonces puedes deshacerlo.';
  expect(screen.getByText(announced)).toHaveAttribute('role', 'status');
  await wait(4_000);
  expect(note()).toHaveTextContent('Se decidirá en 6 s');
  expect(screen.getByText(announced)).toBeInTheDocument();
  await wait(5_500);
  expect(sent).toEqual([]);
  await wait(1_000);
  expect(sent).toEqual([`WARN: ${WORDS}`]);
  expect(await screen.findByText('Hecho')).toBeVisible();
  expect(note()).toBeNull();
  expect(screen.getByRole('group', { name: 'Decisión' })).toHaveFocus();
});

test.each([
  ['Z', () => user.keyboard('z')],
  ['its button', () => user.click(screen.getByRole('button', { name: 'Deshacer' }))],
])('P9 %s undoes the decision, restores its text and sends nothing', async (_, undo) => {
  const sent = open();
  await decide();
  await waitFor(() => expect(note()).toHaveFocus());
  await undo();
  expect(await field()).toHaveValue(WORDS);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Avisar' })).toHaveFocus());
  await wait(11_000);
  expect(sent).toEqual([]);
});

test('P9 a decision that moves money is sent at once', async () => {
  const sent = open();
  await decide('Devolver');
  await waitFor(() => expect(sent).toEqual([`REFUND: ${WORDS}`]));
  expect(note()).toBeNull();
});

test('P9 a decision that fails after ten seconds restores its form and can be sent again', async () => {
  let answers = 0;
  const sent = open(() => (answers++ === 0 ? Promise.reject(refused('NETWORK')) : Promise.resolve()));
  await decide();
  await wait(10_500);
  expect(sent).toHaveLength(1);
  expect(await field()).toHaveValue(WORDS);
  expect(await screen.findByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await wait(10_500);
  expect(sent).toHaveLength(2);
});

test('P9 a decision made impossible by another staff member keeps its text and disables the button', async () => {
  open(() => Promise.reject(refused('FORBIDDEN')), ['REFUND']);
  await decide();
  await wait(10_500);
  expect(await screen.findByText(/El caso ha cambiado mientras tanto/)).toBeVisible();
  expect(await field()).toHaveValue(WORDS);
  expect(screen.getByRole('button', { name: 'Avisar' })).toBeDisabled();
});

test('P9 leaving the case sends the decision; if it fails, a toast links back to its text', async () => {
  let isRefused = true;
  const sent = open(() => (isRefused ? Promise.reject(refused('NETWORK')) : Promise.resolve()));
  await decide();
  await user.click(screen.getByRole('link', { name: 'Fuera' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText('La decisión no se ha enviado')).toBeVisible();
  // The kept words must not be shown to another user of this browser.
  localStorage.setItem('hueco_session', 'usr_2');
  await user.click(screen.getByRole('link', { name: 'Al caso' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Fuera' }));
  localStorage.setItem('hueco_session', 'usr_1');
  await user.click(screen.getByRole('button', { name: 'Abrir el caso' }));
  expect(await field()).toHaveValue(WORDS);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await wait(10_500);
  expect(sent).toHaveLength(2);
  // The decision has been sent, so the next visit starts empty.
  await user.click(screen.getByRole('link', { name: 'Fuera' }));
  await user.click(screen.getByRole('link', { name: 'Al caso' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('P9 closing the window sends the decision, and sign-out waits for it', async () => {
  let answer = (): void => undefined;
  const sent = open(() => new Promise<void>((resolve) => (answer = resolve)));
  await decide();
  let isOver = false;
  act(() => void finishBeforeSignOut().then(() => (isOver = true)));
  expect(sent).toHaveLength(1);
  await wait(100);
  expect(isOver).toBe(false);
  answer();
  await wait(100);
  expect(isOver).toBe(true);

  await decide();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sent).toHaveLength(2);
  answer();
});

/** The browser's stored data about a case. */
const keptOf = (id: string) => localStorage.getItem(`hueco_decision:${id}`);

/** A window is closed while its decision is being sent; the next window opens another case with the same words. */
async function closeWindow(next: string): Promise<void> {
  open(() => new Promise(() => undefined), undefined, { id: `${next}-before` });
  await decide();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  localStorage.setItem(`hueco_decision:${next}`, keptOf(`${next}-before`) ?? '');
}

test('P9 after the window was closed the form restores the text and warns that it may have been sent', async () => {
  await closeWindow('per_2');
  const sent = open(undefined, undefined, { id: 'per_2' });
  expect(await field()).toHaveValue(WORDS);
  expect(screen.getByRole('note')).toHaveTextContent('no sabemos si llegó a enviarse');
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await wait(10_500);
  expect(sent).toEqual([`WARN: ${WORDS}`]);
  expect(keptOf('per_2')).toBeNull();
});

test('P9 text for an act that is no longer offered is kept until it is discarded', async () => {
  await closeWindow('per_3');
  open(undefined, undefined, { id: 'per_3', acts: ['REFUND'] });
  expect(await field()).toHaveValue(WORDS);
  expect(screen.getByRole('note')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Avisar' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Dejarlo' }));
  expect(keptOf('per_3')).toBeNull();
});

test('P9 stored text is not shown to another user and is deleted once it is sent or undone', async () => {
  await closeWindow('per_4');
  localStorage.setItem('hueco_session', 'usr_2');
  open(undefined, undefined, { id: 'per_4' });
  expect(await screen.findByRole('radio', { name: 'Avisar' })).not.toBeChecked();
  expect(screen.queryByRole('textbox')).toBeNull();
  await decide();
  expect(keptOf('per_4')).toContain(WORDS);
  await user.keyboard('z');
  await field();
  expect(keptOf('per_4')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await wait(10_500);
  expect(keptOf('per_4')).toBeNull();
});

test('P9 further values of the form are stored with the text', async () => {
  await closeWindow('per_5');
  const { values } = JSON.parse(keptOf('per_5') ?? '') as { values: Record<string, string> };
  expect(fromValues(values)).toEqual(NOTES);
  expect(values['statement']).toBe(WORDS);
});

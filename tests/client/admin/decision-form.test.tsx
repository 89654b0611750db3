import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failedWith, type RequestFailed } from '../../../client/apollo/app-error';
import { DecisionForm, type DecisionField } from '../../../client/features/admin/components/DecisionForm';
import { renderAt, silentClient, useLanguage } from '../support/render';

const WORDS = 'Pagó dos veces el mismo mes.';
const FIELDS: readonly DecisionField[] = [{ name: 'statement', label: 'Razones', kind: 'text' }];

interface Sent {
  readonly words: string | undefined;
  readonly key: string;
  readonly answer: (error?: RequestFailed) => void;
}

/** A form that moves money; the test answers what it sends. */
function open(): Sent[] {
  const sent: Sent[] = [];
  renderAt(
    '/case',
    <ApolloProvider client={silentClient()}>
      <DecisionForm
        name="REFUND"
        fields={FIELDS}
        submit="Devolver"
        done={null}
        onSend={({ statement: words }, key) =>
          new Promise<void>((resolve, reject) => {
            sent.push({ words, key, answer: (error) => (error ? reject(error) : resolve()) });
          })
        }
      />
    </ApolloProvider>,
  );
  return sent;
}

const refused = (code: 'NETWORK' | 'IDEMPOTENCY_KEY_REUSED') => failedWith(code);
const user = userEvent.setup();
const field = () => screen.getByRole('textbox', { name: 'Razones' });
const press = () => user.keyboard('{Control>}{Enter}{/Control}');
const sentTimes = (sent: readonly Sent[], times: number) => waitFor(() => expect(sent).toHaveLength(times));

beforeEach(() => useLanguage('es', ['staff', 'errors']));

test('P9 pressing the shortcut again before the answer sends a decision once', async () => {
  const sent = open();
  await user.type(field(), WORDS);
  await press();
  await press();
  fireEvent.submit(field());
  await sentTimes(sent, 1);
  await press();
  sent[0]?.answer(refused('NETWORK'));
  expect(await screen.findByRole('alert')).toBeVisible();
  // A key that is held down sends nothing, not even after a refusal.
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, repeat: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(1);
});

test('P9 a decision has one key until the server accepts it, and the next one another', async () => {
  const sent = open();
  await user.type(field(), WORDS);
  await press();
  await sentTimes(sent, 1);
  sent[0]?.answer(refused('NETWORK'));
  await screen.findByRole('alert');
  await press();
  await sentTimes(sent, 2);
  expect(sent[1]).toMatchObject({ words: WORDS, key: sent[0]?.key });
  sent[1]?.answer();
  await waitFor(() => expect(field()).toHaveValue(''));
  await user.type(field(), WORDS);
  await press();
  await sentTimes(sent, 3);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('P9 a decision whose earlier version had arrived says so, and is sent as a new one by the next press', async () => {
  const sent = open();
  await user.type(field(), WORDS);
  await press();
  await sentTimes(sent, 1);
  sent[0]?.answer(refused('IDEMPOTENCY_KEY_REUSED'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya había llegado');
  expect(field()).toHaveValue(WORDS);
  await press();
  await sentTimes(sent, 2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

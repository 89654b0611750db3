import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BulkActDialog } from '../../../client/features/admin/list/BulkActDialog';
import { bulkAct } from '../support/bulk-act';
import { renderAt, silentClient, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['staff']));

const ROWS = ['A1', 'B1', 'A2', 'A3'];

/** The dialog for four rows, of which one decision answers those that begin with the same letter. */
function open(refused: string | null = null) {
  const sent: [string, readonly string[]][] = [];
  const onClose = vi.fn();
  const act = bulkAct('DISMISS', 'Desestimar');
  const many = {
    acts: [act],
    nameOf: (row: string) => row,
    actsOf: () => ['DISMISS'],
    togetherBy: (row: string) => row.slice(0, 1),
    send: (_act: string, row: string, _values: object, others: readonly string[]) => {
      sent.push([row, others]);
      return row === refused ? Promise.reject(new Error('refused')) : Promise.resolve();
    },
    onDone: vi.fn(),
  };
  renderAt(
    '/admin/reports',
    <ApolloProvider client={silentClient()}>
      <BulkActDialog act={act} many={many} rows={ROWS} keyOf={(row) => row} onClose={onClose} />
    </ApolloProvider>,
  );
  return { sent, onClose };
}

async function send(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Motivos'), 'No incumple nada de la normativa.');
  await userEvent.click(screen.getByRole('button', { name: /Desestimar/ }));
}

test('P9 what one decision answers together is sent once', async () => {
  const { sent, onClose } = open();
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    ['A1', ['A2', 'A3']],
    ['B1', []],
  ]);
});

test('P9 a refusal is the result of everything that it would have answered', async () => {
  open('A1');
  await send();
  const results = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  expect(results.map((text) => [text.slice(0, 2), text.includes('Hecho')])).toEqual([
    ['A1', false],
    ['A2', false],
    ['A3', false],
    ['B1', true],
  ]);
});

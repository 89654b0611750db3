import { ApolloProvider } from '@apollo/client/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ReportDecision } from '../../../client/features/admin/reports/ReportDecision';
import { renderAt, silentClient, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['staff']));

type Report = Parameters<typeof ReportDecision>[0]['report'];

test.each([
  [true, ['La decisión se mantiene', 'Se decide lo contrario'], false],
  [false, ['La decisión se mantiene'], true],
])('P9 a decision that the viewer may reverse: %s', async (mayReverse, results, isExplained) => {
  const report = { code: 'REP-2026-000012', subject: 'USER', availableActs: ['DECIDE_COMPLAINT'], mayReverse };
  renderAt(
    '/',
    <ApolloProvider client={silentClient()}>
      <ReportDecision report={report as unknown as Report} onDone={() => undefined} />
    </ApolloProvider>,
  );
  await userEvent.click(await screen.findByText('Decidir la reclamación'));
  const group = screen.getByRole('group', { name: 'Decisión' });
  const options = await within(group).findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(results);
  expect(within(group).queryAllByText(/Solo la reabre quien puede cerrar cuentas/)).toHaveLength(isExplained ? 1 : 0);
});

test('P9 a report about a member of the staff says that the role is revoked first, and offers no reversal', async () => {
  const acts = { availableActs: ['DECIDE_COMPLAINT'], mayReverse: false, mustRevokeRole: true };
  const report = { code: 'REP-2026-000012', subject: 'USER', ...acts };
  renderAt(
    '/',
    <ApolloProvider client={silentClient()}>
      <ReportDecision report={report as unknown as Report} onDone={() => undefined} />
    </ApolloProvider>,
  );
  expect(await screen.findByRole('note')).toHaveTextContent('Antes quítale su papel en el equipo');
  await userEvent.click(await screen.findByText('Decidir la reclamación'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'La decisión se mantiene',
  ]);
  expect(screen.queryByText(/Solo la reabre quien puede cerrar cuentas/)).toBeNull();
});

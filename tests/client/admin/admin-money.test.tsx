import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../client/features/admin/money-cases/Failure';
import { AlarmsList } from '../../../client/features/admin/money/AlarmsList';
import { RefundsList } from '../../../client/features/admin/money/RefundsList';
import { TaxRates } from '../../../client/features/admin/money/TaxRates';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['admin', 'staff', 'domain']));

const alarm = (id: string, change: object = {}) => ({
  __typename: 'ReconciliationAlarm',
  id,
  kind: 'payment_disputed',
  provider: 'stripe',
  ref: `dp_${id}`,
  expectedCents: 6600,
  foundCents: 0,
  foundAt: '2027-03-01T06:00:00Z',
  answerDueAt: '2027-03-15T06:00:00Z',
  answeredAt: null,
  disputeStatus: 'OPEN',
  resolvedAt: null,
  resolution: null,
  ...change,
});

const refund = (id: string, failureCode: string | null) => ({
  __typename: 'BookingRefund',
  id,
  totalCents: 6600,
  creditCents: 0,
  createdAt: '2027-03-01T06:00:00Z',
  failureCode,
  canSettle: id !== 'own',
  booking: {
    __typename: 'Booking',
    id: `bkg_${id}`,
    reference: `HU-${id}`,
    renter: { __typename: 'User', id: 'usr_1', displayName: 'Ana R.' },
  },
});

/** A section of the staff's money page with a fake server. */
function open(
  part: React.ReactNode,
  { alarms = [], refunds = [] }: { alarms?: readonly object[]; refunds?: readonly object[] } = {},
) {
  const sent: Record<string, unknown>[] = [];
  const rates = [{ __typename: 'TaxRateRow', zone: 'CANARIES', kind: 'IGIC', bps: 700, validFrom: '2012-09-01' }];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'ReconciliationAlarms') observer.next({ data: { reconciliationAlarms: alarms } });
        else if (operationName === 'FailedRefunds') observer.next({ data: { failedRefunds: refunds } });
        else if (operationName === 'TaxRates') observer.next({ data: { taxRates: rates } });
        else {
          sent.push((variables as { input: Record<string, unknown> }).input);
          observer.next({ data: { setTaxRate: { __typename: 'SetTaxRatePayload', taxRates: rates } } });
        }
        observer.complete();
      }),
  );
  renderAt(
    '/admin?section=money',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      {part}
      <Toaster />
    </ApolloProvider>,
  );
  return sent;
}

test('M8 a disputed charge shows its response deadline and, once decided, who bears the loss', async () => {
  const alarms = [
    alarm('1'),
    alarm('2', { disputeStatus: 'ANSWERED', answeredAt: '2027-03-02T06:00:00Z' }),
    alarm('3', { disputeStatus: 'WON', answeredAt: '2027-03-02T06:00:00Z' }),
    alarm('4', { disputeStatus: 'LOST', answeredAt: '2027-03-02T06:00:00Z' }),
  ];
  open(<AlarmsList />, { alarms });
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Se responde al banco antes del 15 de marzo.');
  expect(rows[1]).toHaveTextContent('Respondimos al banco el 2 de marzo');
  expect(rows[2]).toHaveTextContent('El banco nos da la razón');
  expect(rows[3]).toHaveTextContent('lo pierde Hueco, no el anfitrión');
  expect(rows[3]).not.toHaveTextContent('Respondimos');
});

test('M6 a tax rate is set for a zone from a date on; percents are entered and basis points sent', async () => {
  const sent = open(<TaxRates />);
  await userEvent.click(await screen.findByRole('button', { name: 'Poner otro tipo' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent(/IGIC 7,0\s% desde el 1 de septiembre de 2012/);
  await userEvent.selectOptions(await screen.findByLabelText(/^Territorio/), 'Canarias');
  await userEvent.type(screen.getByLabelText(/^Tipo, en tanto por ciento/), '6,5');
  fireEvent.change(screen.getByLabelText(/^Desde el día/), { target: { value: '2027-07-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Fijar el tipo' }));
  await screen.findByText('Tipo fijado');
  expect(sent).toEqual([{ zone: 'CANARIES', bps: 650, validFrom: '2027-07-01' }]);
});

test("P9 a failure code without a text of its own shows a general sentence and the provider's code", () => {
  const { container } = renderAt('/admin/money', <Failure code="do_not_honor" />);
  expect(container.textContent).toBe('Rechazado por otra causa do_not_honor');
  expect(container.querySelector('small')?.textContent).toBe('do_not_honor');
});

test('P9 a failure code with a text shows that text alone', () => {
  const { container } = renderAt('/admin/money', <Failure code="expired_card" />);
  expect(container.textContent).toBe('Tarjeta caducada');
});

test('M6 a failed refund shows its reason, or that none was given', async () => {
  open(<RefundsList />, {
    refunds: [refund('1', 'lost_or_stolen_card'), refund('2', 'insufficient_funds'), refund('own', null)],
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Causa del fallo: Tarjeta perdida o robada');
  expect(rows[1]).toHaveTextContent('Causa del fallo: Sin fondos en el proveedor');
  expect(rows[2]).toHaveTextContent('Causa del fallo: Sin explicación del banco');
  // Nobody decides about money of their own.
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([2, 2, 0]);
});

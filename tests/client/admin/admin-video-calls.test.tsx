import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Observable } from 'rxjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { StaffCalls } from '../../../client/features/admin/verifications/StaffCalls';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { madridInstant } from '../../../client/ui/time/instant-in';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['admin', 'staff']));

const appointment = (id: string, startsAt: string, change: object = {}) => ({
  __typename: 'StaffAppointment',
  id,
  startsAt,
  link: 'https://meet.example.test/abc',
  offeredByName: 'Elena Prado',
  verificationId: null,
  personName: null,
  ...change,
});

/** The times with a fake server; returns what was sent. */
function open(refused?: object) {
  const sent: [string | undefined, unknown][] = [];
  let staffAppointments = [
    appointment('vap_1', '2027-03-04T09:30:00Z', { verificationId: 'ver_1', personName: 'Marta Ruiz' }),
    appointment('vap_2', '2027-03-05T15:00:00Z'),
  ];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'StaffAppointments') observer.next({ data: { staffAppointments } });
        else {
          sent.push([operationName, (variables as { input: unknown }).input]);
          if (refused)
            observer.next({ data: null, errors: [new GraphQLError('refused', { extensions: { ...refused } })] });
          else {
            if (operationName === 'WithdrawAppointment') staffAppointments = staffAppointments.slice(0, 1);
            const payload = { appointments: [] };
            observer.next({
              data: {
                offerAppointment: payload,
                withdrawAppointment: payload,
                moveAppointment: payload,
                cancelAppointment: payload,
              },
            });
          }
        }
        observer.complete();
      }),
  );
  renderAt(
    '/admin?section=verifications',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <StaffCalls />
      <Toaster />
    </ApolloProvider>,
  );
  return sent;
}

async function fillIn(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Ofrecer una hora' }));
  fireEvent.change(await screen.findByLabelText('Día'), { target: { value: '2027-07-08' } });
  fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '10:30' } });
  await userEvent.type(screen.getByLabelText('Enlace de la videollamada'), 'https://meet.example.test/x');
  await userEvent.click(screen.getByRole('button', { name: 'Ofrecer una hora' }));
}

describe('P8 2b staff video calls', () => {
  test('a booked slot links to its decision; a free slot can be withdrawn', async () => {
    const sent = open();
    const [taken, free] = await screen.findAllByRole('listitem');
    expect(taken).toHaveTextContent(/4 mar 2027, 10:30.*Elena Prado · https:\/\/meet\.example\.test\/abc/);
    expect(within(taken as HTMLElement).getByRole('link', { name: 'Decidir la de Marta Ruiz' })).toHaveAttribute(
      'href',
      expect.stringContaining('id=ver_1'),
    );
    await userEvent.click(within(free as HTMLElement).getByRole('button', { name: /^Quitar/ }));
    expect(await screen.findByText('Hora quitada')).toBeVisible();
    expect(sent).toEqual([['WithdrawAppointment', { appointmentId: 'vap_2' }]]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a booked slot is moved to a free one or cancelled, with a reason for the person', async () => {
    const sent = open();
    const change = async (choice: string, submit: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la de Marta Ruiz' }));
      await userEvent.selectOptions(await screen.findByLabelText('Qué cambia'), choice);
      await userEvent.type(screen.getByLabelText(/^Por qué/), 'Ese día no hay nadie que pueda atenderte.');
      await userEvent.click(screen.getByRole('button', { name: submit }));
      await screen.findAllByText('Hecho; ya lo sabe');
    };
    await change('Pasarla al 5 mar 2027, 16:00', 'Cambiar la hora');
    await change('Cancelar la videollamada', 'Cancelar la videollamada');
    const statement = 'Ese día no hay nadie que pueda atenderte.';
    expect(sent).toEqual([
      ['MoveAppointment', { appointmentId: 'vap_1', toAppointmentId: 'vap_2', statement }],
      ['CancelAppointment', { appointmentId: 'vap_1', statement }],
    ]);
  });

  test('a slot is entered in Madrid time', async () => {
    const sent = open();
    await fillIn();
    expect(await screen.findByText('Hora ofrecida')).toBeVisible();
    expect(sent).toEqual([
      ['OfferAppointment', { startsAt: '2027-07-08T08:30:00.000Z', link: 'https://meet.example.test/x' }],
    ]);
  });

  test('a server error is shown at its field', async () => {
    open({ code: 'VALIDATION_FAILED', fields: [{ path: 'link', code: 'CALL_LINK_INVALID' }] });
    await fillIn();
    expect(await screen.findAllByText('Escribe una dirección que empiece por https://.')).not.toHaveLength(0);
    expect(screen.getByLabelText('Enlace de la videollamada')).toBeInvalid();
  });
});

test('P8 2b Madrid time is an hour ahead of UTC in winter and two in summer', () => {
  expect([
    madridInstant('2027-01-10', '00:15'),
    madridInstant('2027-07-10', '01:15'),
    madridInstant('2027-03-28', '01:59'),
    madridInstant('2027-03-28', '03:00'),
    madridInstant('2027-10-31', '03:00'),
  ]).toEqual([
    '2027-01-09T23:15:00.000Z',
    '2027-07-09T23:15:00.000Z',
    '2027-03-28T00:59:00.000Z',
    '2027-03-28T01:00:00.000Z',
    '2027-10-31T02:00:00.000Z',
  ]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { actionOf, milestoneOf, openBookingPage, ownBookingOf, periodOf, stepOf } from '../support/booking-page';
import { previewOf } from '../support/dashboard';
import { downloadedFiles } from '../support/downloaded-files';
import { useLanguage } from '../support/render';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T09:55:00Z') });
  closeAllToasts();
  return useLanguage('es', ['booking', 'condition', 'documents', 'dashboard', 'stays', 'domain']);
});
afterEach(() => vi.useRealTimers());

const panel = (name: string | RegExp) => screen.findByRole('region', { name });

describe('P10 the booking page', () => {
  test('the header shows the status, the billing periods and the reference', async () => {
    await openBookingPage(ownBookingOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Trastero bkg_1' })).toBeVisible();
    expect(screen.getByText('Día 47')).toBeVisible();
    expect(screen.getByText('HU-bkg_1')).toBeVisible();
    expect(document.title).toBe('Trastero bkg_1 · Hueco');
    const year = screen.getByRole('list', { name: /Los 3 periodos de la reserva.*: 1 pagados/ });
    const cells = within(year).getAllByRole('listitem');
    expect(cells.map((cell) => cell.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(screen.getByRole('link', { name: 'Mis reservas' })).toHaveAttribute(
      'href',
      '/dashboard?mode=renter&tab=bookings',
    );
  });

  test('the header shows the last day of a rolling rental once notice has been given', async () => {
    await openBookingPage(ownBookingOf({ noticeBy: 'RENTER', to: '2027-04-02', status: 'ENDING' }));
    const dates = await screen.findByText('15 ene – 2 abr 2027');
    expect(dates.parentElement).toHaveTextContent(/15 ene – 2 abr 2027 · Mes a mes/);
  });

  test('a missing or foreign booking shows "not found" with a link to the dashboard', async () => {
    await openBookingPage(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esta reserva' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a mi panel' })).toHaveAttribute('href', '/dashboard');
  });

  test('a failed header query shows an error page that can retry', async () => {
    let isLost = true;
    const booking = ownBookingOf();
    await openBookingPage(booking, { BookingPage: () => (isLost ? 'lost' : { booking }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'No hemos podido cargar esto' })).toBeVisible();
    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Trastero bkg_1' })).toBeVisible();
  });

  test.each([
    ['BookingPageLife', 'De principio a fin'],
    ['BookingPageMoney', 'Pagos'],
    ['BookingPagePerson', 'Tu anfitrión'],
    ['BookingPageActions', 'Qué puedes hacer'],
    ['BookingPageAgreement', 'Lo acordado'],
    ['BookingDocuments', 'Documentos'],
    ['BookingCondition', 'Estado y cosas guardadas'],
  ])('%s fails alone and can be retried', async (operation, name) => {
    const { callsOf } = await openBookingPage(ownBookingOf(), { [operation]: () => 'lost' });
    const failed = await screen.findByRole('region', { name });
    const retry = await within(failed).findByRole('button', { name: 'Reintentar' });
    expect(screen.getAllByRole('button', { name: 'Reintentar' })).toEqual([retry]);
    await userEvent.click(retry);
    await waitFor(() => expect(callsOf(operation)).toHaveLength(2));
  });
});

test("P10 the future days of a stay are added to one's calendar, the last one when the stay has an end", async () => {
  const given = downloadedFiles();
  const booking = ownBookingOf({
    status: 'CONFIRMED',
    termType: 'FIXED',
    isOpenEnded: false,
    from: '2027-03-15',
    to: '2027-05-02',
  });
  await openBookingPage(booking);
  await userEvent.click(await screen.findByRole('button', { name: /^Añadir a mi calendario/ }));
  await vi.waitFor(() => expect(given).toHaveLength(1));
  const text = (await given[0]?.content.text()) ?? '';
  expect(given[0]?.name).toBe('hueco-reserva.ics');
  expect(text.match(/^(?:UID|DTSTART;VALUE=DATE|SUMMARY):.*$/gm)?.map((line) => line.trim())).toEqual([
    'UID:bkg_1-in@hueco',
    'DTSTART;VALUE=DATE:20270315',
    'SUMMARY:Entrada: Trastero bkg_1',
    'UID:bkg_1-out@hueco',
    'DTSTART;VALUE=DATE:20270502',
    'SUMMARY:Salida: Trastero bkg_1',
  ]);
});

test('P10 a running rental without an end offers no calendar file', async () => {
  await openBookingPage(ownBookingOf());
  await within(await panel('Qué puedes hacer')).findByText('Ver el anuncio');
  expect(screen.queryByRole('button', { name: /^Añadir a mi calendario/ })).not.toBeInTheDocument();
});

describe('the next step', () => {
  test('has no button when there is nothing to do', async () => {
    await openBookingPage(ownBookingOf());
    const step = await panel('Siguiente paso');
    expect(step).toHaveTextContent('Nada pendienteTodo en orden');
    expect(within(step).queryByRole('button')).not.toBeInTheDocument();
  });

  test('confirms the move-in at once', async () => {
    const booking = ownBookingOf({
      status: 'CONFIRMED',
      availableActions: ['MARK_ACTIVE'],
      nextStep: stepOf('MARK_ACTIVE', 'DO', { action: 'MARK_ACTIVE' }),
    });
    const { callsOf } = await openBookingPage(booking, {
      MarkBookingActive: () => ({ markBookingActive: { booking: booking } }),
    });
    const step = await panel('Siguiente paso');
    await userEvent.click(within(step).getByRole('button', { name: 'Confirmar la entrada' }));
    await waitFor(() => expect(callsOf('MarkBookingActive')).toEqual([{ input: { bookingId: 'bkg_1' } }]));
    // Every panel depends on the status.
    await waitFor(() => expect(callsOf('BookingCondition')).toHaveLength(2));
    expect(callsOf('BookingDocuments')).toHaveLength(2);
  });

  test('opens a change request of the other side to be answered', async () => {
    const changeRequest = { __typename: 'BookingChangeRequest' as const, id: 'chg_1', canAnswer: true };
    const until = '2027-03-03T09:55:00Z';
    const booking = ownBookingOf({ changeRequest, nextStep: stepOf('ANSWER_CHANGE', 'DO', { until }) });
    await openBookingPage(booking);
    const step = await panel('Siguiente paso');
    expect(step).toHaveTextContent(/te pide un cambio.*Responde antes del/);
    await userEvent.click(within(step).getByRole('button', { name: 'Ver y responder' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText('Ver el cambio pedido')).not.toBeInTheDocument();
  });

  test.each([
    [true, 'Marta espera tu respuesta'],
    [false, 'Marta tiene que responder'],
  ])('a change request behind another step says whose answer it waits for (own: %s)', async (canAnswer, words) => {
    const changeRequest = { __typename: 'BookingChangeRequest' as const, id: 'chg_1', canAnswer };
    await openBookingPage(ownBookingOf({ changeRequest, nextStep: stepOf('PAYMENT_FAILED', 'ALERT') }));
    const row = await within(await panel('Qué puedes hacer')).findByRole('button', { name: /^Ver el cambio pedido/ });
    expect(row).toHaveTextContent(words);
  });

  test('links a claim that waits for an answer to its page', async () => {
    await openBookingPage(ownBookingOf({ nextStep: stepOf('ANSWER_CLAIM', 'DO', { claimId: 'clm_1' }) }));
    const step = await panel('Siguiente paso');
    expect(within(step).getByRole('link', { name: 'Ver la reclamación' })).toHaveAttribute(
      'href',
      '/booking/bkg_1/claim/clm_1',
    );
  });

  test('asks before the move-out is confirmed', async () => {
    const booking = ownBookingOf({
      status: 'MOVE_OUT',
      viewerRole: 'HOST',
      availableActions: ['CONFIRM_MOVE_OUT'],
      deadline: { since: '2027-03-01T23:00:00Z', until: '2027-03-04T23:00:00Z' },
      completesAt: '2027-03-04T23:00:00Z',
      nextStep: stepOf('CONFIRM_MOVE_OUT', 'DO', { action: 'CONFIRM_MOVE_OUT', until: '2027-03-04T23:00:00Z' }),
    });
    await openBookingPage(booking);
    const step = await panel('Siguiente paso');
    expect(step).toHaveTextContent('2 d 13 h');
    await userEvent.click(within(step).getByRole('button', { name: 'Confirmar la salida' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar la salida de Lucía' });
    expect(dialog).toBeVisible();
    // Without a possible claim, the page does not mention claims.
    expect(dialog).toHaveTextContent('no confirmes todavía: escríbele.');
  });

  test.each([
    ['PAY', '/booking/spc_1?from=2027-01-15&term=rolling', 'Terminar el pago'],
    ['VERIFY_IDENTITY', '/verify-identity', 'Verificar mi identidad'],
    ['WRITE_REVIEW', '/leave-review/bkg_1', 'Escribir la reseña'],
    ['WRITE_ACCESS', '/edit-space/spc_1?step=access&field=accessInstructions', 'Escribir cómo se entra'],
    ['PAYMENT_FAILED', '/dashboard?mode=renter&tab=support&new=1&category=payment&booking=bkg_1', 'Pedir ayuda'],
  ] as const)('links %s to its page', async (kind, href, name) => {
    await openBookingPage(ownBookingOf({ nextStep: stepOf(kind, 'DO', { day: '2027-04-05' }) }));
    const step = await panel('Siguiente paso');
    expect(within(step).getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('the panels', () => {
  test('actions: a host changes the access instructions at their field', async () => {
    await openBookingPage(ownBookingOf({ viewerRole: 'HOST', showsAddress: true }));
    expect(await screen.findByRole('link', { name: /^Cambiar cómo se entra/ })).toHaveAttribute(
      'href',
      '/edit-space/spc_1?step=access&field=accessInstructions',
    );
  });

  test.each([
    [true, /^Cambiar tu reseña/],
    [false, /^Ver tu reseña/],
  ])('P6 actions: a review that is written is found again (can be changed: %s)', async (edit, name) => {
    const own = { __typename: 'Review', id: 'rev_1', overall: 4, viewerCan: { __typename: 'ReviewAbilities', edit } };
    const review = { __typename: 'BookingReview', canWrite: edit, closesAt: '2027-03-11T09:00:00Z', own } as const;
    await openBookingPage(ownBookingOf({ status: 'COMPLETED', review: review as never }));
    const link = await within(await panel('Qué puedes hacer')).findByRole('link', { name });
    expect(link).toHaveTextContent('Le diste un 4');
    expect(link).toHaveAttribute('href', '/leave-review/bkg_1');
  });

  test('timeline: shows past, present and future milestones; on a phone the list is collapsed', async () => {
    await openBookingPage(ownBookingOf(), {
      BookingPageLife: () => ({
        booking: {
          __typename: 'Booking',
          id: 'bkg_1',
          milestones: [
            milestoneOf('REQUESTED', 'DONE', { day: '2027-01-09', at: '2027-01-09T17:12:00Z', count: 53 }),
            milestoneOf('CONFIRMED', 'DONE', {
              day: '2027-01-09',
              amountCents: 6600,
              from: '2027-01-15',
              to: '2027-02-15',
            }),
            milestoneOf('TODAY', 'NOW', { day: '2027-03-02', count: 47, daysLeft: 13 }),
            milestoneOf('MOVE_OUT', 'LATER', { count: 72 }),
            milestoneOf('FINAL_REVIEW', 'LATER', { count: 14 }),
          ],
        },
      }),
    });
    const life = await panel('De principio a fin');
    const rows = await within(life).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '9 eneSolicitadaA las 18:12. Marta aceptó en 53 minutos',
      expect.stringMatching(/^9 eneConfirmada y pagadaDel 15 ene al 15 feb66,00/),
      '2 marHoy, día 47Quedan 13 días de este periodo',
      'Al salirSalidaVacías y devuelves la llave; Marta lo confirma en 72 horas',
      '14 días másReseña finalCuando termine la reserva',
    ]);
    expect(rows[2]).toHaveAttribute('aria-current', 'step');
    const more = within(life).getByRole('button', { name: 'Ver los 5 pasos', hidden: true });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  test('timeline: a list of two milestones is not collapsed', async () => {
    await openBookingPage(ownBookingOf(), {
      BookingPageLife: () => ({
        booking: {
          __typename: 'Booking',
          id: 'bkg_1',
          milestones: [
            milestoneOf('REQUESTED', 'DONE', { day: '2027-01-09', at: '2027-01-09T17:12:00Z' }),
            milestoneOf('CONFIRMED', 'DONE', { day: '2027-01-09' }),
          ],
        },
      }),
    });
    const life = await panel('De principio a fin');
    expect(await within(life).findAllByRole('listitem')).toHaveLength(2);
    expect(within(life).queryByRole('button', { name: /Ver los/, hidden: true })).toBeNull();
  });

  test('payments: the renter sees price, fee, card and deposit', async () => {
    await openBookingPage(ownBookingOf());
    const money = await panel(/^Pagos/);
    expect(await within(money).findByText('60,00 € + 6,00 € de gestión')).toBeVisible();
    expect(money).toHaveTextContent('9 ene · Visa ···· 4417');
    expect(within(money).getByRole('row', { name: /Pagado hasta hoy 1 mes 66,00/ })).toBeVisible();
    expect(money).toHaveTextContent('Fianza: 30,00 € respaldados por tu tarjeta, sin cobrar');
  });

  test.each([
    ['continues', {}, true],
    ['ends by notice', { noticeBy: 'RENTER' as const }, false],
    ['is being moved out of', { isLeaving: true }, false],
  ])(
    'P10 payments: future months are mentioned only while the rental goes on: it %s',
    async (_name, change, areMentioned) => {
      await openBookingPage({ ...ownBookingOf(), ...change });
      const money = await panel(/^Pagos/);
      expect(await within(money).findByText(/Fianza: 30,00/)).toBeVisible();
      expect(within(money).queryAllByText(/^Los meses siguientes cuestan lo mismo/)).toHaveLength(areMentioned ? 1 : 0);
    },
  );

  test.each([
    ['RENTER', 'Pagos', 'lo que dejaste', 'No se cobra automáticamente.'],
    ['HOST', 'Lo que recibes', 'lo que quedó en tu espacio', 'Puedes reclamarlo.'],
  ] as const)('P4 payments: the %s sees the daily cost of things left behind', async (viewerRole, title, what, end) => {
    const abandonmentFile = { __typename: 'AbandonmentFile', openedOn: '2027-02-20', dayCents: 200, costCents: 2000 };
    await openBookingPage({ ...ownBookingOf({ viewerRole } as never), ...({ abandonmentFile } as object) });
    expect(await within(await panel(new RegExp(`^${title}`))).findByText(/^Guardar/)).toHaveTextContent(
      `Guardar ${what}${viewerRole === 'RENTER' ? ' en el espacio' : ''} cuesta 2,00 € al día desde el 20 feb 2027: 20,00 € en total. ${end}`,
    );
  });

  test('N-R09 payments: the amount paid by credit is shown in its row and in the next step', async () => {
    const charge = { dueOn: '2027-03-15', amountCents: 6600, rentCents: 6000, feeCents: 600, protectionCents: 0 };
    await openBookingPage(
      ownBookingOf({
        isBillable: true,
        billingPeriods: [periodOf({ ...charge, creditCents: 550 })],
        nextCharge: { __typename: 'NextCharge', dueOn: '2027-03-15', totalCents: 6600, creditCents: 550 },
        nextStep: stepOf('RUNNING', 'CALM', { day: '2027-03-15', amountCents: 6600 }),
      } as never),
    );
    expect(await within(await panel(/^Pagos/)).findByText(/6,00 € de gestión \(5,50 € con tu saldo\)/)).toBeVisible();
    expect(await panel('Siguiente paso')).toHaveTextContent('5,50 € los pone tu saldo y 60,50 €, tu tarjeta');
  });

  test('access: closed access shows when it opens and what is missing', async () => {
    await openBookingPage(
      ownBookingOf({
        status: 'CONFIRMED',
        moveIn: {
          accessOpensOn: '2027-04-05',
          isAccessOpen: false,
          items: [
            { step: 'FIRST_PAYMENT', isDone: false, isNeededForAccess: true },
            { step: 'TERMS', isDone: true, isNeededForAccess: true },
          ],
        },
      }),
    );
    const access = await panel('Cómo entrar');
    expect(await within(access).findByText(/Se abre el lunes 5 de abril/)).toBeVisible();
    expect(within(access).getByText('Primer pago cobrado')).toBeVisible();
    expect(within(access).queryByText('Condiciones aceptadas por los dos')).not.toBeInTheDocument();
  });

  test.each([
    ['before the answer', { isPending: true, status: 'REQUESTED' as const }, /cuando la reserva esté confirmada/],
    ['after the stay', { isPending: false, status: 'MOVE_OUT' as const }, /La estancia ha terminado/],
  ])('access: without a move-in it says why it is closed, %s', async (_, change, words) => {
    await openBookingPage(ownBookingOf({ ...change, moveIn: null }));
    expect(await within(await panel('Cómo entrar')).findByText(words)).toBeVisible();
  });

  test('person: shows the last message of the other side and a link to reply', async () => {
    await openBookingPage(ownBookingOf());
    const person = await panel('Tu anfitrión');
    expect(await within(person).findByText(/El sábado cambio la bombilla/)).toBeVisible();
    expect(within(person).getByRole('link', { name: 'Escribir a Marta' })).toHaveAttribute(
      'href',
      '/messages?space=spc_1',
    );
  });

  test('actions: the right of withdrawal comes first; an unavailable action has a reason instead of a button', async () => {
    await openBookingPage(
      ownBookingOf({
        status: 'CONFIRMED',
        availableActions: ['CANCEL'],
        cancellation: previewOf({ withdrawalUntil: '2027-03-16T09:00:00Z' }),
        nextStep: stepOf('AWAIT_START', 'CALM', { day: '2027-04-05' }),
      }),
      {
        BookingPageActions: () => ({
          booking: {
            __typename: 'Booking',
            id: 'bkg_1',
            claims: [],
            actions: [
              actionOf('CANCEL'),
              actionOf('MARK_ACTIVE', {
                isAllowed: false,
                reason: 'NOT_STARTED',
                opensAt: '2027-04-04T22:00:00Z',
              }),
            ],
          },
        }),
      },
    );
    const actions = await panel('Qué puedes hacer');
    const rows = await within(actions).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Desistir del contrato aquíSin dar motivos, hasta el martes 16 de marzo a las 9:59',
      expect.stringMatching(/^Cancelar la reservaAhora recuperas 77,00/),
      'He entradoDesde el 5 de abril',
      expect.stringContaining('Ver el anuncio'),
      expect.stringContaining('Pedir ayuda'),
    ]);
    expect(within(rows[2]!).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(within(actions).getByRole('button', { name: /Cancelar la reserva/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test.each([
    ['ACTIVE', 'Se podrán añadir desde el primer día.'],
    ['COMPLETED', 'Nadie añadió fotos.'],
  ] as const)('condition: without photos it says whether they can still be added (%s)', async (status, words) => {
    await openBookingPage(ownBookingOf({ status, isFinal: status === 'COMPLETED' }));
    expect(await within(await panel('Estado y cosas guardadas')).findByText(words)).toBeVisible();
  });
});

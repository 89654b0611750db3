import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLanguage } from '../support/render';
import { openReview, makeReview, makeBooking } from '../support/reviews';
import { fakeUploads } from '../support/uploads';

configure({ asyncUtilTimeout: 8000 });

const bookingAnswer = (...review: Parameters<typeof makeBooking>) => ({
  BookingToReview: () => ({ booking: makeBooking(...review) }),
});
const stars = (name: string) => within(screen.getByRole('radiogroup', { name }));
const textField = () => screen.getByRole('textbox', { name: 'Cuéntalo con tus palabras' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar reseña' }));

const HOUR_MS = 3_600_000;
const TEXT = 'Muy limpio y Marta contesta enseguida.';

beforeEach(async () => {
  sessionStorage.clear();
  await useLanguage('es', ['reviewing', 'reviews', 'domain']);
});

describe('P6 writing a review', () => {
  test.each([
    [true, 'Entradalun 5 abr 2027SalidaSin fecha'],
    [false, 'Entradalun 5 abr 2027Salidajue 20 may 2027'],
  ])('P6 the rental shows its last day unless it goes on: %s', async (isOpenEnded, dates) => {
    await openReview(bookingAnswer({}, { isOpenEnded }));
    expect(screen.getByRole('complementary')).toHaveTextContent(dates);
  });

  test('P6 lists missing fields with links to them, and sends the review when complete', async () => {
    const own = makeReview({ text: TEXT, overall: 5 });
    const { callsOf } = await openReview({
      ...bookingAnswer(),
      LeaveReview: () => ({ leaveReview: { review: { ...own, booking: makeBooking({ own }) } } }),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¿Qué tal tu alquiler?');
    expect(screen.getByRole('complementary')).toHaveTextContent('Te quedan 10 días para escribirla');
    await send();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Elige de 1 a 5 estrellas.',
      'Escribe entre 20 y 1.000 caracteres.',
    ]);
    await userEvent.click(links[0] as HTMLElement);
    expect(stars('En general').getByRole('radio', { name: '1 estrella: Muy mal' })).toHaveFocus();
    expect(document.title).toContain('Error: ');

    await userEvent.click(stars('En general').getByRole('radio', { name: '5 estrellas: Excelente' }));
    await userEvent.click(stars('Acceso').getByRole('radio', { name: '4 estrellas: Bien' }));
    fireEvent.change(textField(), { target: { value: TEXT } });
    fireEvent.change(screen.getByRole('textbox', { name: /Nota privada para Marta/ }), {
      target: { value: 'La bombilla parpadea.' },
    });
    await send();
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 1, name: 'Gracias por tu reseña' })).toHaveFocus(),
    );
    expect(callsOf('LeaveReview')).toEqual([
      {
        input: {
          bookingId: 'bkg_1',
          overall: 5,
          accuracy: null,
          access: 4,
          condition: null,
          security: null,
          communication: null,
          value: null,
          text: TEXT,
          photoIds: [],
          privateNote: 'La bombilla parpadea.',
        },
      },
    ]);
    expect(screen.getByText(/Marta tiene hasta el .* para escribir la suya/)).toBeVisible();
    expect(screen.getByText(TEXT)).toBeVisible();
  });

  test('P6 stars are a radio group without a default; arrows choose, an optional score can be cleared', async () => {
    await openReview(bookingAnswer());
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    stars('En general').getByRole('radio', { name: /^1 / }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(stars('En general').getByRole('radio', { checked: true })).toHaveAccessibleName('3 estrellas: Normal'),
    );
    await userEvent.click(stars('Precio').getByRole('radio', { name: /^2 / }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la puntuación de Precio' }));
    expect(stars('Precio').queryByRole('radio', { checked: true })).toBeNull();
  });

  test('P6 asks the host for the categories about the renter', async () => {
    await openReview(bookingAnswer({}, { viewerRole: 'HOST' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¿Qué tal con Lucía?');
    expect(
      screen
        .getAllByRole('radiogroup')
        .map(
          (group) =>
            group.getAttribute('aria-labelledby') &&
            document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
    ).toEqual(['En general', 'Comunicación', 'Cuidado', 'Normas', 'Pagos']);
  });

  test('P6 keeps the draft over a reload', async () => {
    const { unmount } = await openReview(bookingAnswer());
    await userEvent.click(stars('En general').getByRole('radio', { name: /^2 / }));
    fireEvent.change(textField(), { target: { value: 'A medias' } });
    unmount();
    await openReview(bookingAnswer());
    expect(textField()).toHaveValue('A medias');
    expect(stars('En general').getByRole('radio', { checked: true })).toHaveAccessibleName('2 estrellas: Mal');
  });

  test.each([
    ['keeps uploaded photos over a reload, and sends them', HOUR_MS, ['rph_1'], false],
    ['forgets uploaded photos that the server keeps no longer', -HOUR_MS, [], false],
    ['keeps uploaded photos of a review that was sent, its answer lost', -HOUR_MS, ['rph_1'], true],
  ])('P6 %s', async (_name, lastsMs, photoIds, wasSent) => {
    const uploads = fakeUploads();
    const own = makeReview();
    const answers = {
      ...bookingAnswer({ own }),
      LeaveReview: () => ({ leaveReview: { review: { ...own, booking: makeBooking({ own }) } } }),
    };
    const { unmount } = await openReview(answers);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    const keptUntil = new Date(Date.now() + lastsMs).toISOString();
    uploads[0]?.answer({ photo: { id: 'rph_1', smallUrl: '/photo-small', keptUntil } });
    await waitFor(() => expect(document.querySelector('img[src="/photo-small"]')).not.toBeNull());
    unmount();
    const photo = { __typename: 'ReviewPhoto', id: 'rph_1', url: '/a', smallUrl: '/photo-small', width: 4, height: 3 };
    const received = makeReview({ photos: [photo] });
    const { callsOf } = await openReview(wasSent ? { ...answers, ...bookingAnswer({ own: received }) } : answers);
    expect(document.querySelectorAll('img[src="/photo-small"]')).toHaveLength(photoIds.length);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByRole('heading', { level: 1, name: 'Gracias por tu reseña' });
    expect(callsOf('LeaveReview')).toMatchObject([{ input: { photoIds } }]);
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('hueco:review:'))).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('P6 a photo that could not be sent is sent again on request', async () => {
    const uploads = fakeUploads();
    await openReview(bookingAnswer());
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    Object.assign(uploads[0] ?? {}, { status: 503 });
    uploads[0]?.answer({});
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    vi.unstubAllGlobals();
  });

  test('P6 a review is not sent without a photo whose upload failed, until it is uploaded or removed', async () => {
    const uploads = fakeUploads();
    const own = makeReview();
    const { callsOf } = await openReview({
      ...bookingAnswer({ own }),
      LeaveReview: () => ({ leaveReview: { review: { ...own, booking: makeBooking({ own }) } } }),
    });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    Object.assign(uploads[0] ?? {}, { status: 503 });
    uploads[0]?.answer({});
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    const save = screen.getByRole('button', { name: 'Guardar cambios' });
    expect(save).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar foto.jpg' }));
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await screen.findByRole('heading', { level: 1, name: 'Gracias por tu reseña' });
    expect(callsOf('LeaveReview')).toMatchObject([{ input: { photoIds: [] } }]);
    vi.unstubAllGlobals();
  });

  test('P6 changes an unpublished review', async () => {
    const own = makeReview();
    const { callsOf } = await openReview({
      ...bookingAnswer({ own }),
      LeaveReview: () => ({ leaveReview: { review: { ...own, booking: makeBooking({ own }) } } }),
    });
    expect(
      screen.getByText('Enviaste esta reseña el 22 de mayo. Puedes cambiarla hasta que se publique.'),
    ).toBeVisible();
    expect(textField()).toHaveValue(own.text);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByRole('heading', { level: 1, name: 'Gracias por tu reseña' });
    expect(callsOf('LeaveReview')).toMatchObject([
      { input: { overall: 4, accuracy: 5, access: null, text: own.text } },
    ]);
  });

  test('P6 replaces the review published while the rental ran, and changes the replacement like any other', async () => {
    const photo = { __typename: 'ReviewPhoto', id: 'rph_1', url: '/a', smallUrl: '/b', width: 4, height: 3 } as const;
    const published = makeReview({ status: 'PUBLISHED', publishedAt: '2027-05-28T09:00:00Z', photos: [photo] });
    const { unmount } = await openReview(bookingAnswer({ isReplacing: true, own: published }));
    expect(screen.getByText(/La que envíes ahora ocupará su lugar\. Sus fotos no pasan a la nueva/)).toBeVisible();
    expect(textField()).toHaveValue(published.text);
    expect(screen.getByRole('button', { name: 'Enviar reseña' })).toBeEnabled();
    unmount();
    await openReview(bookingAnswer({ isReplacing: true, own: makeReview({ id: 'rev_2' }) }));
    expect(
      screen.getByText('Enviaste esta reseña el 22 de mayo. Puedes cambiarla hasta que se publique.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeEnabled();
  });

  test('P6 starts empty at the end of the rental when staff hid the former review', async () => {
    await openReview(bookingAnswer({ own: makeReview({ status: 'HIDDEN' }) }));
    expect(textField()).toHaveValue('');
    expect(screen.queryByText(/Puedes cambiarla hasta que se publique/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Enviar reseña' })).toBeEnabled();
  });

  test('P6 shows each server error at its field and keeps the input', async () => {
    await openReview({
      ...bookingAnswer(),
      LeaveReview: () => ({ refused: 'VALIDATION_FAILED', fields: [{ path: 'text', code: 'CONTACT_DATA' }] }),
    });
    await userEvent.click(stars('En general').getByRole('radio', { name: /^4 / }));
    fireEvent.change(textField(), { target: { value: 'Llamadme al 612 345 678 y os cuento.' } });
    await send();
    expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(
      'Aquí no puede haber teléfonos, correos ni enlaces.',
    );
    expect(textField()).toBeInvalid();
    expect(textField()).toHaveValue('Llamadme al 612 345 678 y os cuento.');
  });

  test('P6 shows that the window has just closed, and that the connection failed', async () => {
    let isLost = true;
    await openReview({
      ...bookingAnswer(),
      LeaveReview: () => (isLost ? 'lost' : { refused: 'REVIEW_WINDOW_CLOSED' }),
    });
    await userEvent.click(stars('En general').getByRole('radio', { name: /^4 / }));
    fireEvent.change(textField(), { target: { value: TEXT } });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con Hueco.');
    isLost = false;
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El plazo para reseñar ha terminado.'));
  });
});

describe('P6 when no review can be written', () => {
  const published = makeReview({ status: 'PUBLISHED', publishedAt: '2027-05-28T09:00:00Z' });
  test.each([
    [
      'while the rental runs',
      { canWrite: false, opensAt: null, closesAt: null },
      'Aún es pronto para reseñar',
      'Podrás hacerlo cuando termine el alquiler.',
    ],
    [
      'before the window opens',
      { canWrite: false, opensAt: '2099-06-01T08:00:00Z' },
      'Aún es pronto para reseñar',
      'Podrás hacerlo desde el 1 de junio.',
    ],
    [
      'after the window',
      { canWrite: false, closesAt: '2027-06-03T08:00:00Z', opensAt: '2026-05-20T08:00:00Z' },
      'El plazo para reseñar ha terminado',
      'Se podía escribir hasta el 3 de junio.',
    ],
    [
      'after a window that closed at midnight',
      { canWrite: false, closesAt: '2027-06-02T22:00:00Z', opensAt: '2026-05-20T08:00:00Z' },
      'El plazo para reseñar ha terminado',
      'Se podía escribir hasta el 2 de junio.',
    ],
    [
      'while staff hold it',
      { canWrite: false, own: makeReview({ status: 'HELD' }) },
      'Tu reseña está enviada',
      'la lee una persona de nuestro equipo',
    ],
    [
      'when staff hid it',
      { canWrite: false, own: makeReview({ status: 'HIDDEN' }) },
      'Tu reseña no está publicada',
      'incumple las normas',
    ],
    [
      'when it is published',
      { canWrite: false, own: published },
      'Tu reseña está publicada',
      'Se publicó el 28 de mayo',
    ],
  ])('P6 %s', async (_, review, title, text) => {
    await openReview(bookingAnswer(review));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByRole('link', { name: 'Volver a mis reservas' })).toHaveAttribute(
      'href',
      '/dashboard?mode=renter&tab=bookings',
    );
  });

  test('DSA 20 a hidden review leads to its decision', async () => {
    const own = makeReview({ status: 'HIDDEN', decisionPath: '/decision/abc' });
    await openReview(bookingAnswer({ canWrite: false, own }));
    const link = screen.getByRole('link', { name: 'Ver la decisión o reclamar' });
    expect(link).toHaveAttribute('href', '/decision/abc');
    // The browser loads it, so that no script of this page sees the secret.
    let isLoaded = false;
    const onClick = (event: Event) => {
      isLoaded = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
    fireEvent.click(link);
    expect(isLoaded).toBe(true);
  });

  test('P6 a review without a published one by the other side tells nothing of that side', async () => {
    const alone = makeBooking({ canWrite: false, own: published });
    await openReview({
      ...bookingAnswer({ own: makeReview() }),
      LeaveReview: () => ({ leaveReview: { review: { ...published, booking: alone } } }),
    });
    await userEvent.click(screen.getByRole('button', { name: /^(Guardar|Enviar)/ }));
    expect(await screen.findByText('Ya está publicada.')).toBeVisible();
    expect(screen.getByText('No hay ninguna reseña publicada de Marta.')).toBeVisible();
    expect(screen.queryByText(/ya había escrito/)).toBeNull();
  });

  test('P6 shows the other side’s published review and its private note', async () => {
    const other = makeReview({
      id: 'rev_2',
      status: 'PUBLISHED',
      text: 'Lucía dejó todo impecable, ojalá vuelva.',
      privateNote: 'Te dejaste un paraguas.',
      publishedAt: '2027-05-28T09:00:00Z',
    });
    await openReview(bookingAnswer({ canWrite: false, own: published, other }));
    expect(screen.getByText(other.text)).toBeVisible();
    expect(screen.getByText('Te dejaste un paraguas.')).toBeVisible();
    expect(screen.getByText('Nota privada: solo la ves tú')).toBeVisible();
  });

  test('P6 refuses rentals that never began, and does not find bookings of others', async () => {
    const { unmount } = await openReview(bookingAnswer(null));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Esta reserva no se reseña');
    unmount();
    await openReview({ BookingToReview: () => ({ booking: null }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esta reserva');
  });
});

import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ReviewItem_ReviewFragment } from '../../../client/generated/graphql';
import { system } from '../../../client/theme/system';
import { Rating } from '../../../client/ui/reviews/Rating';
import { useLanguage } from '../support/render';
import { openReview, makeReview, makeBooking } from '../support/reviews';
import { openSpace, type Space } from '../support/space-page';

configure({ asyncUtilTimeout: 8000 });

const bookingAnswer = (...review: Parameters<typeof makeBooking>) => ({
  BookingToReview: () => ({ booking: makeBooking(...review) }),
});
const stars = (name: string) => within(screen.getByRole('radiogroup', { name }));
const textField = () => screen.getByRole('textbox', { name: 'Cuéntalo con tus palabras' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar reseña' }));

const TEXT = 'Muy limpio y Marta contesta enseguida.';

beforeEach(async () => {
  sessionStorage.clear();
  await useLanguage('es', ['reviewing', 'reviews', 'domain']);
});

describe('P6 writing a review', () => {
  test('P6 lists missing fields with links to them, and sends the review when complete', async () => {
    const own = makeReview({ text: TEXT, overall: 5 });
    const { callsOf } = await openReview({
      ...bookingAnswer(),
      LeaveReview: () => ({ leaveReview: { ...own, booking: makeBooking({ own }) } }),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¿Qué tal tu alquiler?');
    expect(screen.getByRole('complementary')).toHaveTextContent('Te quedan 10 días para escribirla');
    await send();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Elige de 1 a 5 estrellas.',
      'Escribe entre 20 y 1000 caracteres.',
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

  test('P6 changes an unpublished review', async () => {
    const own = makeReview();
    const { callsOf } = await openReview({
      ...bookingAnswer({ own }),
      LeaveReview: () => ({ leaveReview: { ...own, booking: makeBooking({ own }) } }),
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
    const published = makeReview({ status: 'PUBLISHED', publishedAt: '2027-05-28T09:00:00Z' });
    const { unmount } = await openReview(bookingAnswer({ isReplacing: true, own: published }));
    expect(screen.getByText(/La que envíes ahora ocupará su lugar/)).toBeVisible();
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

const item = (id: string, change: Partial<ReviewItem_ReviewFragment> = {}) => {
  const {
    scores: _s,
    status: _t,
    privateNote: _p,
    ...review
  } = makeReview({
    id,
    publishedAt: '2026-10-12T09:00:00Z',
    viewerCan: { __typename: 'ReviewAbilities', reply: false, report: true, markUseful: false } as never,
  });
  return { ...review, ...change };
};
const pageOf = (nodes: ReturnType<typeof item>[], hasNextPage = false) => ({
  __typename: 'ReviewConnection',
  edges: nodes.map((node) => ({ __typename: 'ReviewEdge', cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
});
const rated = (nodes: ReturnType<typeof item>[], hasNextPage = false) =>
  ({
    rating: {
      __typename: 'RatingSummary',
      average: 4.5,
      count: 12,
      distribution: [0, 0, 1, 4, 7],
      scores: {
        __typename: 'RatingScores',
        accuracy: 4.8,
        access: 5,
        condition: null,
        security: null,
        communication: null,
        value: null,
        care: null,
        rules: null,
        payment: null,
      },
    },
    reviews: pageOf(nodes, hasNextPage),
  }) as unknown as Partial<Space>;

describe('P6 P11 reading reviews', () => {
  beforeEach(() => useLanguage('es', ['space', 'reviews', 'reviewTools', 'translation', 'report', 'domain', 'map']));

  test('P6 links from the title to the reviews: rating, texts, reply and how they are verified', async () => {
    await openSpace({ space: rated([item('rev_1', { replyText: 'Gracias, Lucía. Aquí tienes tu sitio.' })]) });
    expect(screen.getByRole('link', { name: '12 reseñas' })).toHaveAttribute('href', '#resenas');
    const section = within(screen.getByRole('region', { name: '12 reseñas de alquileres pagados aquí' }));
    expect(section.getByText('Media de 4,5 sobre 5, de 12 reseñas')).toBeInTheDocument();
    expect(section.getByRole('list', { name: 'Reseñas por estrellas' })).toHaveTextContent(
      '5 estrellas74 estrellas43 estrellas12 estrellas01 estrella0',
    );
    expect(section.getByRole('list', { name: 'Media de cada aspecto' })).toHaveTextContent('Exactitud4,8Acceso5,0');
    expect(section.getByRole('link', { name: 'Lucía P.' })).toHaveAttribute('href', '/profile/usr_lucia');
    expect(section.getByText('octubre de 2026')).toBeVisible();
    expect(section.getByRole('img', { name: '4 estrellas de 5' })).toBeVisible();
    expect(section.getByText('Respuesta de Lucía M.')).toBeVisible();
    expect(section.getByText('Reseña verificada: alquiler pagado aquí.')).toBeVisible();
  });

  test('P6 shows a space without reviews as new', async () => {
    await openSpace();
    expect(screen.getByText('Nuevo')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Reseñas' })).toHaveTextContent('Aún no tiene ninguna.');
  });

  test('P6 loads more reviews on request and focuses the first of them', async () => {
    const { asked: calls } = await openSpace({
      space: rated([item('rev_1')], true),
      answers: {
        ReviewsOf: () => ({
          data: {
            node: {
              __typename: 'Space',
              id: 'spc_1',
              reviews: pageOf([item('rev_2', { text: 'Pequeño pero muy bien situado.' })]),
            },
          },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más reseñas' }));
    expect(await screen.findByText('Pequeño pero muy bien situado.')).toBeVisible();
    expect(calls).toContainEqual(['ReviewsOf', { id: 'spc_1', first: 10, after: 'rev_1' }]);
    expect(screen.queryByRole('button', { name: 'Ver más reseñas' })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Lucía P.' })[1]).toHaveFocus());
  });

  test('P6 marks a review as useful and takes the mark back', async () => {
    const review = item('rev_1', {
      usefulCount: 2,
      viewerCan: { reply: false, report: true, markUseful: true },
    } as never);
    let isUsefulToViewer = false;
    const { asked: calls } = await openSpace({
      isSignedIn: true,
      space: rated([review]),
      answers: {
        MarkReviewUseful: () => {
          isUsefulToViewer = !isUsefulToViewer;
          const marked = { __typename: 'Review', id: 'rev_1', usefulCount: isUsefulToViewer ? 3 : 2, isUsefulToViewer };
          return { data: { markReviewUseful: { __typename: 'MarkReviewUsefulPayload', review: marked } } };
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'Útil (2): la reseña de Lucía P.', pressed: false });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Útil (3): la reseña de Lucía P.'));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    const marks = (calls as [string, object][]).filter(([name]) => name === 'MarkReviewUseful');
    expect(marks).toEqual([
      ['MarkReviewUseful', { input: { reviewId: 'rev_1', isUseful: true } }],
      ['MarkReviewUseful', { input: { reviewId: 'rev_1', isUseful: false } }],
    ]);
  });

  test('P7 translates a review in another language on request; a service that fails can be asked again', async () => {
    let text: string | null = null;
    const { asked: calls } = await openSpace({
      space: rated([
        item('rev_1', { text: 'Dry and easy to find.', language: 'EN', translatableFrom: 'EN' }),
        item('rev_2', { translatableFrom: 'ES' }),
      ]),
      answers: {
        TranslateText: () => ({ data: { translateText: { __typename: 'TranslateTextPayload', text } } }),
      },
    });
    // Only of what is not in the page's language.
    await userEvent.click(await screen.findByRole('button', { name: 'Traducir lo que escribe Lucía P.' }));
    expect(await screen.findByText('Ahora no podemos traducirlo. Prueba dentro de un rato.')).toBeVisible();
    text = 'Seco y fácil de encontrar (traducido).';
    await userEvent.click(screen.getByRole('button', { name: 'Traducir lo que escribe Lucía P.' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Traducción automática')).toBeVisible();
    expect(calls).toContainEqual(['TranslateText', { input: { id: 'rev_1', to: 'ES' } }]);
    await userEvent.click(screen.getByRole('button', { name: /^Ocultar la traducción/ }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('P6 orders reviews by what was useful, on request', async () => {
    const { asked: calls } = await openSpace({
      space: rated([item('rev_1'), item('rev_2', { usefulCount: 4, text: 'Muy bien explicado todo.' })]),
      answers: {
        ReviewsOf: () => ({
          data: {
            node: {
              __typename: 'Space',
              id: 'spc_1',
              reviews: pageOf([item('rev_2', { usefulCount: 4, text: 'Muy bien explicado todo.' }), item('rev_1')]),
            },
          },
        }),
      },
    });
    const order = await screen.findByRole('combobox', { name: 'Ordenar las reseñas' });
    await userEvent.selectOptions(order, 'Más útiles');
    const section = screen.getByRole('region', { name: '12 reseñas de alquileres pagados aquí' });
    await waitFor(() => expect(within(section).getAllByRole('article')[0]).toHaveTextContent('Muy bien explicado'));
    expect(calls).toContainEqual(['ReviewsOf', { id: 'spc_1', order: 'MOST_USEFUL', first: 10 }]);
    expect(await within(section).findByText('Útil para 4 personas')).toBeVisible();
  });

  test('P6 lets the subject reply once', async () => {
    const mine = item('rev_1', { viewerCan: { reply: true, report: true, markUseful: false } });
    const { asked: calls } = await openSpace({
      isSignedIn: true,
      space: rated([mine]),
      answers: {
        ReplyToReview: () => ({
          data: {
            replyToReview: {
              ...mine,
              replyText: 'Gracias por cuidarlo tanto.',
              viewerCan: { __typename: 'ReviewAbilities', reply: false, report: true, markUseful: false },
            },
          },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Responder' }));
    const field = await screen.findByRole('textbox', { name: 'Tu respuesta' });
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Publicar respuesta' }));
    expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(
      'Escribe entre 10 y 500 caracteres.',
    );
    fireEvent.change(field, { target: { value: 'Gracias por cuidarlo tanto.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Publicar respuesta' }));
    expect(await screen.findByText('Respuesta de Lucía M.')).toBeVisible();
    expect(calls).toContainEqual([
      'ReplyToReview',
      { input: { reviewId: 'rev_1', text: 'Gracias por cuidarlo tanto.' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });

  test('P6 reports a review with its reason', async () => {
    const { asked: calls } = await openSpace({
      isSignedIn: true,
      space: rated([item('rev_1')]),
      answers: { ReportReview: () => ({ data: { reportReview: 'REV-2026-000003' } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Denunciar la reseña de Lucía P.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar esta reseña' }));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'INSULT');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Insulta a la anfitriona por su origen.' } });
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
    expect(await dialog.findByRole('status')).toHaveTextContent('REV-2026-000003');
    expect(calls).toContainEqual([
      'ReportReview',
      {
        input: {
          reviewId: 'rev_1',
          reason: 'INSULT',
          details: 'Insulta a la anfitriona por su origen.',
          isGoodFaith: true,
          locale: 'ES',
        },
      },
    ]);
  });
});

test('P6 has the rating of cards as text too', () => {
  const { container, rerender } = render(
    <ChakraProvider value={system()}>
      <Rating rating={{ average: 4.9, count: 23 }} />
    </ChakraProvider>,
  );
  expect(screen.getByText('4,9 de 5, 23 reseñas')).toBeInTheDocument();
  expect(container).toHaveTextContent('4,9(23)');
  rerender(
    <ChakraProvider value={system()}>
      <Rating rating={null} />
    </ChakraProvider>,
  );
  expect(container).toHaveTextContent('Nuevo');
});

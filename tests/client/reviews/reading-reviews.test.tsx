import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ReviewItem_ReviewFragment } from '../../../client/generated/graphql';
import { system } from '../../../client/theme/system';
import { Rating } from '../../../client/ui/reviews/Rating';
import { useLanguage } from '../support/render';
import { makeReview } from '../support/reviews';
import { openSpace, type Space } from '../support/space-page';

configure({ asyncUtilTimeout: 8000 });

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
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect((calls as [string, object][]).filter(([name]) => name === 'MarkReviewUseful')).toEqual([
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
    await userEvent.click(await screen.findByRole('button', { name: 'Traducir lo que escribe Lucía P.' }));
    expect(await screen.findByText('Ahora no podemos traducirlo. Prueba dentro de un rato.')).toBeVisible();
    text = 'Seco y fácil de encontrar (traducido).';
    await userEvent.click(screen.getByRole('button', { name: 'Traducir lo que escribe Lucía P.' }));
    expect((await screen.findByText(text)).parentElement).toHaveTextContent(/^Traducción automática/);
    expect(calls).toContainEqual(['TranslateText', { input: { subjectId: 'rev_1', to: 'ES' } }]);
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
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('Muy bien explicado'));
    expect(calls).toContainEqual(['ReviewsOf', { id: 'spc_1', order: 'MOST_USEFUL', first: 10 }]);
    expect(await screen.findByText('Útil para 4 personas')).toBeVisible();
  });

  test('P6 an order that fails to load offers to try again and shows no reviews in another order', async () => {
    const recent = { node: { __typename: 'Space', id: 'spc_1', reviews: pageOf([item('rev_2'), item('rev_1')]) } };
    await openSpace({
      space: rated([item('rev_1'), item('rev_2')]),
      answers: {
        ReviewsOf: ({ order: asked }: { order: string }) => {
          if (asked === 'MOST_USEFUL') return { data: recent };
          throw new Error('connection reset');
        },
      },
    });
    const order = await screen.findByRole('combobox', { name: 'Ordenar las reseñas' });
    await userEvent.selectOptions(order, 'Más útiles');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await userEvent.selectOptions(order, 'Peor valoradas');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
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
              review: {
                ...mine,
                replyText: 'Gracias por cuidarlo tanto.',
                viewerCan: { __typename: 'ReviewAbilities', reply: false, report: true, markUseful: false },
              },
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
      answers: { ReportReview: () => ({ data: { reportReview: { code: 'REV-2026-000003' } } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Denunciar la reseña de Lucía P.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar esta reseña' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox'), 'INSULT');
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

import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../support/accounts.js';
import { resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import {
  DECIDE,
  decidedAtOf,
  createEndedRental,
  leaveReview,
  LEAVE,
  SPACE_TEXT,
  OF_SPACE,
  renterReview,
  refusalOf,
  createRental,
  REPLY,
  uploadReviewPhoto,
  getReviewState,
  hostReview,
  uuidOf,
  type ReviewView,
} from '../../support/reviews.js';

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner('truncate reviews, review_photos, useful_reviews, review_rounds, ratings, review_reports');
});

const USEFUL = `mutation ($input: MarkReviewUsefulInput!) { markReviewUseful(input: $input) {
  review { usefulCount isUsefulToViewer viewerCan { markUseful } } } }`;

interface SpaceReviews {
  readonly rating: {
    readonly average: number;
    readonly count: number;
    readonly distribution: readonly number[];
    readonly scores: Readonly<Record<string, number | null>>;
  } | null;
  readonly reviews: {
    readonly edges: readonly { readonly cursor: string; readonly node: ReviewView }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const publicReviews = async (variables: Record<string, unknown> = {}): Promise<SpaceReviews> =>
  (await world.app.visitor().query<{ space: SpaceReviews }>(OF_SPACE, { id: world.spaceId, ...variables })).space;
const eventsOf = async (type: string): Promise<number> => {
  const [row] = await world.app
    .context()
    .em.execute<{ count: number }[]>('select count(*)::int as count from outbox where type = ?', [type]);
  return row?.count ?? 0;
};

describe('P6 reviews', () => {
  test('hides reviews until both sides have written, then publishes both with the rating', async () => {
    const id = await createEndedRental(world);
    const first = await leaveReview(world.renter, renterReview(id));
    expect(first).toMatchObject({
      direction: 'OF_SPACE',
      status: 'SUBMITTED',
      isPublished: false,
      language: 'ES',
      viewerCan: { edit: true, reply: false, report: false, markUseful: false },
    });
    expect(await getReviewState(world.host, id)).toMatchObject({ canWrite: true, own: null, other: null });
    expect((await publicReviews()).reviews.edges).toEqual([]);

    const second = await leaveReview(world.host, hostReview(id));
    expect(second).toMatchObject({ direction: 'OF_RENTER', status: 'PUBLISHED', isPublished: true, isWaiting: false });
    expect(await getReviewState(world.renter, id)).toMatchObject({
      canWrite: false,
      own: { isPublished: true, viewerCan: { edit: false } },
      other: { overall: 4, privateNote: '' },
    });
    expect(await getReviewState(world.host, id)).toMatchObject({
      other: { text: SPACE_TEXT, privateNote: 'El candado va duro.', viewerCan: { reply: true } },
    });
    const [untranslated] = (
      await world.app
        .visitor()
        .query<{ space: { reviews: { edges: { node: object }[] } } }>(
          `query ($id: ID!) { space(id: $id) { reviews { edges { node { translatableFrom } } } } }`,
          { id: world.spaceId },
        )
    ).space.reviews.edges;
    // No translation service is set.
    expect(untranslated?.node).toEqual({ translatableFrom: null });
    const shown = await publicReviews();
    expect(shown.rating).toEqual({
      average: 5,
      count: 1,
      distribution: [0, 0, 0, 0, 1],
      scores: { accuracy: 5, communication: 5, value: null, care: null },
    });
    expect(shown.reviews.edges[0]?.node).toMatchObject({
      text: SPACE_TEXT,
      privateNote: null,
      author: { displayName: 'Lucía P.' },
    });
  });

  test("stores up to five pictures of the renter's review in order, and deletes removed ones", async () => {
    const id = await createEndedRental(world);
    expect((await uploadReviewPhoto(world.host, id)).code).toBe('REVIEW_NOT_ELIGIBLE');
    expect((await uploadReviewPhoto(world.stranger, id)).code).toBe('NOT_FOUND');
    const photos: Awaited<ReturnType<typeof uploadReviewPhoto>>[] = [];
    for (let sent = 0; sent < 6; sent++) photos.push(await uploadReviewPhoto(world.renter, id));
    const ids = photos.map((photo) => photo.id);
    // Unsent ones are deleted after a day.
    expect(Date.parse(photos[0]?.keptUntil ?? '') - world.clock.now().getTime()).toBe(86_400_000);
    const sent = (photoIds: readonly string[] | null) => renterReview(id, { photoIds });
    expect((await refusalOf(world.renter, LEAVE, sent(ids))).fields).toEqual(['photoIds PHOTOS_TOO_MANY']);
    const [one, two, three] = ids as [string, string, string];
    const photosOf = async (): Promise<readonly string[]> => {
      const shown = await world.app.visitor().query<{
        space: { reviews: { edges: { node: { photos: { id: string; smallUrl: string }[] } }[] } };
      }>(`query ($id: ID!) { space(id: $id) { reviews { edges { node { photos { id smallUrl } } } } } }`, {
        id: world.spaceId,
      });
      return shown.space.reviews.edges[0]?.node.photos.map((photo) => photo.id) ?? [];
    };
    await leaveReview(world.renter, sent([two, one]));
    await leaveReview(world.renter, sent([three, two]));
    await leaveReview(world.renter, sent(null));
    expect((await refusalOf(world.renter, LEAVE, sent([one]))).fields).toEqual(['photoIds ATTACHMENT_GONE']);
    const ofHost = hostReview(id, { photoIds: [ids[4]] });
    expect((await refusalOf(world.host, LEAVE, ofHost)).fields).toEqual(['photoIds ATTACHMENT_GONE']);
    const read = (client: GraphqlClient) => client.query(`query ($id: ID!) { node(id: $id) { id } }`, { id: two });
    expect(await read(world.stranger)).toEqual({ node: null });
    await leaveReview(world.host, hostReview(id));
    expect(await photosOf()).toEqual([three, two]);
    expect(await read(world.app.visitor())).toEqual({ node: { id: two } });
    const statusOf = async (index: number) => (await fetch(`${world.app.url}${photos[index]?.url ?? ''}`)).status;
    expect(await statusOf(1)).toBe(200);
    await runJobs(world.app, 'review-photos.remove');
    expect(await statusOf(0)).toBe(404);
  });

  test('accepts changes before publication only; resending the same review is not an error', async () => {
    const id = await createEndedRental(world);
    const first = await leaveReview(world.renter, renterReview(id));
    const changed = await leaveReview(
      world.renter,
      renterReview(id, { overall: 3, access: null, text: 'Limpio y seco, pero la cerradura se atasca a menudo.' }),
    );
    expect(changed).toMatchObject({ id: first.id, overall: 3, scores: { accuracy: 5, access: null } });
    await leaveReview(world.host, hostReview(id));
    expect(await refusalOf(world.renter, LEAVE, renterReview(id))).toMatchObject({ code: 'REVIEW_EXISTS' });
    expect(await leaveReview(world.host, hostReview(id))).toMatchObject({ isPublished: true });
    expect((await publicReviews()).rating?.average).toBe(3);
  });

  test('P-16 publishes and counts once when both sides write at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      await world.app.asOwner(
        'truncate reviews, review_photos, useful_reviews, review_rounds, ratings, review_reports',
      );
      const id = await createEndedRental(world);
      const before = await eventsOf('review.published');
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => leaveReview(world.renter, renterReview(id))),
        ...Array.from({ length: 4 }, () => leaveReview(world.host, hostReview(id))),
      ]);
      expect(new Set(answers.map((review) => review.id)).size).toBe(2);
      expect((await eventsOf('review.published')) - before).toBe(2);
      expect((await publicReviews()).rating?.count).toBe(1);
    }
  }, 60_000);

  test('names each invalid field: stars, categories of the other side, lengths, contact data', async () => {
    const id = await createEndedRental(world);
    expect(
      await refusalOf(
        world.renter,
        LEAVE,
        renterReview(id, { overall: 6, care: 5, access: 0, text: 'Bien', privateNote: 'x'.repeat(501) }),
      ),
    ).toEqual({
      code: 'VALIDATION_FAILED',
      params: undefined,
      fields: [
        'overall SCORE_OUT_OF_RANGE',
        'access SCORE_OUT_OF_RANGE',
        'care SCORE_NOT_YOURS',
        'text TEXT_LENGTH',
        'privateNote TOO_LONG',
      ],
    });
    expect(
      (
        await refusalOf(
          world.renter,
          LEAVE,
          renterReview(id, { text: 'Muy bien todo, escríbeme al 612 345 678 y te cuento.' }),
        )
      ).fields,
    ).toEqual(['text CONTACT_DATA']);
    expect((await refusalOf(world.host, LEAVE, hostReview(id, { value: 3, text: 'x'.repeat(1001) }))).fields).toEqual([
      'value SCORE_NOT_YOURS',
      'text TEXT_LENGTH',
    ]);
    expect(await getReviewState(world.renter, id)).toMatchObject({ own: null });
  });

  test('holds insults and threats for the staff, who publish or hide them with reasons', async () => {
    const id = await createEndedRental(world);
    const held = await leaveReview(
      world.renter,
      renterReview(id, { overall: 1, text: 'El anfitrión es un gilipollas y el sitio un desastre.' }),
    );
    expect(held).toMatchObject({ status: 'HELD', isPublished: false, isWaiting: true });
    await runJobs(world.app, 'mail.send');
    const toStaff = (await mailsTo(world.app, 'soporte@hueco.test')).at(-1);
    expect(toStaff?.subject).toBe('Reseña retenida: posible insulto');
    expect(toStaff?.text).toContain('El anfitrión es un gilipollas');
    expect(toStaff?.text).toContain('/admin?section=reviews');
    await leaveReview(world.host, hostReview(id));
    expect((await publicReviews()).rating).toBeNull();
    expect(await getReviewState(world.host, id)).toMatchObject({ own: { isPublished: true }, other: null });

    const decide = async (isHidden: boolean) =>
      world.admin.query<{ decideReview: { review: ReviewView } }>(DECIDE, {
        input: {
          reviewId: held.id,
          seenDecidedAt: await decidedAtOf(world, held.id),
          isHidden,
          statement: 'Contiene un insulto, pero cuenta un hecho del alquiler.',
        },
      });
    expect(
      (
        await refusalOf(world.host, DECIDE, {
          reviewId: held.id,
          isHidden: true,
          statement: 'Contiene un insulto, y no lo queremos.',
        })
      ).code,
    ).toBe('FORBIDDEN');
    expect((await decide(false)).decideReview.review.status).toBe('PUBLISHED');
    expect((await publicReviews()).rating).toMatchObject({ average: 1, count: 1 });
    expect((await decide(true)).decideReview.review.status).toBe('HIDDEN');
    expect(await publicReviews()).toMatchObject({ rating: null, reviews: { edges: [] } });
    expect(await eventsOf('review.hidden')).toBe(1);
    expect(await getReviewState(world.renter, id)).toMatchObject({
      own: { status: 'HIDDEN', viewerCan: { edit: false } },
    });
  });

  test('counts one useful mark per user, none by either side, and sorts by marks and stars', async () => {
    const publish = async (overall: number): Promise<string> => {
      const rental = await createEndedRental(world);
      const { id } = await leaveReview(world.renter, renterReview(rental, { overall }));
      await leaveReview(world.host, hostReview(rental));
      world.clock.advance({ seconds: 1 });
      return id;
    };
    const [three, five, one] = [await publish(3), await publish(5), await publish(1)];
    const mark = async (reviewId: string, isUseful = true): Promise<unknown> =>
      (await world.stranger.query<{ markReviewUseful: unknown }>(USEFUL, { input: { reviewId, isUseful } }))
        .markReviewUseful;
    const marked = { review: { usefulCount: 1, isUsefulToViewer: true, viewerCan: { markUseful: true } } };
    expect(await Promise.all([mark(three), mark(three)])).toEqual([marked, marked]);
    expect((await refusalOf(world.renter, USEFUL, { reviewId: three, isUseful: true })).code).toBe('FORBIDDEN');
    expect((await refusalOf(world.host, USEFUL, { reviewId: three, isUseful: true })).code).toBe('FORBIDDEN');
    expect((await refusalOf(world.app.visitor(), USEFUL, { reviewId: three, isUseful: true })).code).toBe(
      'UNAUTHENTICATED',
    );

    const inOrder = async (order: string): Promise<string[]> => {
      const first = await publicReviews({ order, first: 2 });
      const { endCursor } = first.reviews.pageInfo;
      const rest = await publicReviews({ order, first: 2, after: endCursor });
      return [...first.reviews.edges, ...rest.reviews.edges].map(({ node }) => node.id);
    };
    expect(await inOrder('NEWEST')).toEqual([one, five, three]);
    expect(await inOrder('MOST_USEFUL')).toEqual([three, one, five]);
    expect(await inOrder('HIGHEST')).toEqual([five, three, one]);
    expect(await inOrder('LOWEST')).toEqual([one, three, five]);
    const { endCursor } = (await publicReviews({ order: 'HIGHEST', first: 1 })).reviews.pageInfo;
    const foreign = await world.app.visitor().send(OF_SPACE, { id: world.spaceId, order: 'LOWEST', after: endCursor });
    expect(foreign.errors[0]?.extensions.code).toBe('CURSOR_INVALID');

    const unmarked = { review: { usefulCount: 0, isUsefulToViewer: false, viewerCan: { markUseful: true } } };
    expect(await Promise.all([mark(three, false), mark(three, false)])).toEqual([unmarked, unmarked]);
  });

  test('accepts one public reply within 30 days, by the reviewed side only', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    const text = 'Gracias, Lucía. La cerradura ya está cambiada.';
    expect((await refusalOf(world.host, REPLY, { reviewId, text })).code).toBe('NOT_FOUND');
    await leaveReview(world.host, hostReview(id));
    expect((await refusalOf(world.stranger, REPLY, { reviewId, text })).code).toBe('FORBIDDEN');
    expect((await refusalOf(world.renter, REPLY, { reviewId, text })).code).toBe('FORBIDDEN');
    expect((await refusalOf(world.host, REPLY, { reviewId, text: 'Gracias' })).fields).toEqual(['text TEXT_LENGTH']);
    expect((await refusalOf(world.host, REPLY, { reviewId, text: 'Eres una idiota, no vuelvas.' })).fields).toEqual([
      'text TEXT_OFFENSIVE',
    ]);
    const reply = (words: string) =>
      world.host.query<{ replyToReview: { review: ReviewView } }>(REPLY, { input: { reviewId, text: words } });
    expect((await reply(text)).replyToReview.review).toMatchObject({ replyText: text, viewerCan: { reply: false } });
    expect((await reply(text)).replyToReview.review.replyText).toBe(text);
    expect((await refusalOf(world.host, REPLY, { reviewId, text: 'Otra respuesta distinta.' })).code).toBe(
      'REVIEW_EXISTS',
    );
    expect((await publicReviews()).reviews.edges[0]?.node.replyText).toBe(text);
  });

  test('refuses a reply after 30 days', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    await leaveReview(world.host, hostReview(id));
    await world.app
      .context()
      .em.execute(`update reviews set published_at = published_at - interval '30 days' where id = ?`, [
        uuidOf(reviewId),
      ]);
    expect((await refusalOf(world.host, REPLY, { reviewId, text: 'Gracias por las palabras.' })).code).toBe(
      'REVIEW_WINDOW_CLOSED',
    );
  });

  test('paginates reviews newest first; the average rounds halves up', async () => {
    const stars = [5, 4, 4, 4];
    for (const [place, overall] of stars.entries()) {
      const id = await createEndedRental(world);
      await leaveReview(
        world.renter,
        renterReview(id, { overall, text: `Alquiler número ${place + 1}: todo como se contaba.` }),
      );
      await leaveReview(world.host, hostReview(id));
      world.clock.advance({ minutes: 1 });
    }
    const first = await publicReviews({ first: 3 });
    expect(first.rating).toMatchObject({ average: 4.3, count: 4, distribution: [0, 0, 0, 3, 1] });
    expect(first.reviews.edges.map(({ node }) => node.text.slice(0, 17))).toEqual([
      'Alquiler número 4',
      'Alquiler número 3',
      'Alquiler número 2',
    ]);
    expect(first.reviews.pageInfo.hasNextPage).toBe(true);
    const rest = await publicReviews({ first: 3, after: first.reviews.pageInfo.endCursor });
    expect(rest.reviews.edges.map(({ node }) => node.text.slice(0, 17))).toEqual(['Alquiler número 1']);
    expect(rest.reviews.pageInfo.hasNextPage).toBe(false);
  });

  test('refuses reviews of rentals that never began, or before the window', async () => {
    const soon = await createRental(world, { from: '2027-02-20', days: 90, status: 'active' });
    expect(await refusalOf(world.renter, LEAVE, renterReview(soon))).toMatchObject({
      code: 'REVIEW_NOT_ELIGIBLE',
      params: { opensAt: '2027-03-21T23:00:00.000Z' },
    });
    const { em } = world.app.context();
    await em.execute(`update bookings set status = 'cancelled' where id = ?`, [uuidOf(soon)]);
    await world.app.asOwner('delete from booking_events where booking_id = ?', [uuidOf(soon)]);
    expect(await refusalOf(world.renter, LEAVE, renterReview(soon))).toMatchObject({ code: 'REVIEW_NOT_ELIGIBLE' });
    expect(await getReviewState(world.renter, soon)).toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { RANKING_WEIGHTS } from '../../../server/features/search/ranking.js';
import { JobRegistry } from '../../../server/core/jobs/jobs.js';
import { registerReviewJobs } from '../../../server/features/reviews/review.jobs.js';
import { updateFeaturedHosts } from '../../../server/features/reviews/featured-hosts/update-featured-hosts.js';
import { refreshAll } from '../../../server/features/search/search.jobs.js';
import { resetWorld, confirmed, resetPaymentAttempts } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { countQueries } from '../../support/query-counter.js';
import { DECIDE, createEndedRental, leaveReview, renterReview, hostReview, uuidOf } from '../../support/reviews.js';
import { publishedSpace } from '../../support/spaces.js';

const SEARCH = '{ searchSpaces(sort: RECOMMENDED, first: 50) { edges { node { id rating { average count } } } } }';

let otherId: string;
const world = useWorld();
beforeAll(async () => {
  otherId = await publishedSpace(world.app, world.host, {});
  // The spaces have separate approximate areas, and distance affects the order.
  await world.app
    .context()
    .em.execute('update spaces s set area_lat = o.area_lat, area_lng = o.area_lng from spaces o where o.id = ?', [
      uuidOf(otherId),
    ]);
});
beforeEach(async () => {
  await resetWorld(world);
  const { em } = world.app.context();
  await world.app.asOwner('truncate reviews, review_photos, useful_reviews, review_rounds, ratings, review_reports');
  await em.execute(
    `update bookings set status = 'withdrawn', starts_on = '2025-01-01', ends_on = '2025-02-01' where status = 'completed'`,
  );
  await resetPaymentAttempts(world.app);
  await refreshAll(world.app.context());
});

const relOf = async (id: string): Promise<number> => {
  const [row] = await world.app
    .context()
    .em.execute<{ rel: number }[]>('select rel from space_search where id = ?', [uuidOf(id)]);
  return row?.rel ?? Number.NaN;
};
const found = async (): Promise<readonly { id: string; rating: { average: number; count: number } | null }[]> =>
  (
    await world.app.visitor().query<{
      searchSpaces: { edges: { node: { id: string; rating: { average: number; count: number } | null } }[] };
    }>(SEARCH)
  ).searchSpaces.edges.map(({ node }) => node);

/** A rental reviewed by both sides, with these stars from the renter; returns the renter's review id. */
async function reviewed(overall: number): Promise<string> {
  const id = await createEndedRental(world);
  const review = await leaveReview(world.renter, renterReview(id, { overall }));
  await leaveReview(world.host, hostReview(id));
  await world.app.settle();
  return review.id;
}

describe('P6 featured hosts', () => {
  const LABELS = `query ($id: ID!) {
    searchSpaces(filter: { hasFeaturedHost: true }) { edges { node { id hasFeaturedHost host { isFeaturedHost } } } }
    space(id: $id) { hasFeaturedHost host { isFeaturedHost } } }`;
  const labelled = async (): Promise<unknown> =>
    world.app.visitor().query<{ searchSpaces: { edges: unknown[] } }>(LABELS, { id: otherId });

  test('gives the label to hosts who meet the criteria, in search, card and profile, and removes it', async () => {
    const { em } = world.app.context();
    const without = {
      searchSpaces: { edges: [] },
      space: { hasFeaturedHost: false, host: { isFeaturedHost: false } },
    };
    await reviewed(5);
    await updateFeaturedHosts(world.app.context());
    const jobs = new JobRegistry();
    registerReviewJobs(jobs);
    const start = async (): Promise<void> => {
      for (const name of jobs.first) await jobs.handlers.get(name)?.(world.app.context(), {});
    };
    // One stay with one review is not enough.
    expect(await labelled()).toEqual(without);
    await em.execute(
      `update platform_constants set value = case key when 'FEATURED_HOST_REVIEWS' then 1 else 60 end where key in ('FEATURED_HOST_REVIEWS', 'FEATURED_HOST_RENTED_DAYS')`,
    );
    // A platform without any need not wait for the first of a month.
    await start();
    const node = { hasFeaturedHost: true, host: { isFeaturedHost: true } };
    expect(await labelled()).toMatchObject({ searchSpaces: { edges: [{ node }, { node }] }, space: node });

    // A restart in the month takes no label.
    const setReviews = (value: number) =>
      em.execute(`update platform_constants set value = ${value} where key = 'FEATURED_HOST_REVIEWS'`);
    await setReviews(50);
    await start();
    expect(await labelled()).toMatchObject({ space: node });
    await setReviews(1);

    // An unpublished host has no label, from that moment until they are published again.
    const [host] = await em.execute<{ id: string }[]>('select host_id as id from spaces where id = ?', [
      uuidOf(otherId),
    ]);
    const announce = async (type: string) => {
      await em.execute('insert into outbox (type, payload) values (?, ?::jsonb)', [
        type,
        JSON.stringify({ userId: host?.id, missing: 'tax_details', dueAt: '2027-03-01T00:00:00Z' }),
      ]);
      await world.app.settle();
    };
    await em.execute(
      'insert into host_data_requests (user_id, asked_at, reminded_at, unlisted_at) values (?, now(), now(), now())',
      [host?.id],
    );
    await announce('host_data.unlisted');
    const label = `query ($id: ID!) { space(id: $id) { host { isFeaturedHost } } }`;
    expect((await world.admin.query<{ space: object }>(label, { id: otherId })).space).toEqual({
      host: { isFeaturedHost: false },
    });
    await em.execute('delete from host_data_requests');
    await announce('host_data.listed');
    expect(await labelled()).toMatchObject({ searchSpaces: { edges: [{ node }, { node }] }, space: node });

    const { id } = await confirmed(world);
    await em.execute(
      `update bookings set status = 'cancelled', cancelled_by = 'host', cancelled_at = now() where id = ?`,
      [uuidOf(id)],
    );
    await updateFeaturedHosts(world.app.context());
    expect(await labelled()).toEqual(without);
  });
});

describe('P11 reviews in the recommended order', () => {
  test('reranks the space when a review is published, not before', async () => {
    const id = await createEndedRental(world);
    // The host's response time also changes the rank.
    await world.app.settle();
    await refreshAll(world.app.context());
    const before = await relOf(world.spaceId);
    await leaveReview(world.renter, renterReview(id, { overall: 1 }));
    await world.app.settle();
    expect(await relOf(world.spaceId)).toBe(before);
    await leaveReview(world.host, hostReview(id));
    await world.app.settle();
    // It is the only review, so the mean of all reviews is 1 too.
    expect(await relOf(world.spaceId)).toBeCloseTo(before - (10 / 100) * 0.5, 3);
    expect((await found()).find((space) => space.id === world.spaceId)?.rating).toEqual({ average: 1, count: 1 });
  });

  test('ranks the better rated of two equal spaces first; one without reviews counts as average', async () => {
    await reviewed(5);
    await reviewed(4);
    // The nightly job applies the new mean of all reviews to other rows.
    await refreshAll(world.app.context());
    const [mine, other] = [await relOf(world.spaceId), await relOf(otherId)];
    expect(mine).toBeCloseTo(other, 3);
    await world.app.context().em.execute(`update ratings set sum = count * 5 where kind = 'space'`);
    await world.app
      .context()
      .em.execute(
        `insert into ratings (kind, subject_id, count, sum, stars, scores) values ('space', gen_random_uuid(), 10, 30, '{0,0,10,0,0}', '{}')`,
      );
    await refreshAll(world.app.context());
    expect(await relOf(world.spaceId)).toBeGreaterThan(await relOf(otherId));
    expect((await found()).map(({ id }) => id)).toEqual([world.spaceId, otherId]);
  });

  test('stops counting a review when staff hide it', async () => {
    const before = await relOf(world.spaceId);
    const reviewId = await reviewed(1);
    expect(await relOf(world.spaceId)).toBeLessThan(before);
    await world.admin.query(DECIDE, {
      input: { reviewId, isHidden: true, statement: 'No trata de este alquiler, sino de otro espacio.' },
    });
    await world.app.settle();
    expect(await relOf(world.spaceId)).toBe(before);
    expect((await found()).every(({ rating }) => rating === null)).toBe(true);
  });

  test('P-44 loads the ratings of 1 or 50 results in one statement', async () => {
    await reviewed(5);
    const query = (fields: string): string =>
      `query ($first: Int) { searchSpaces(sort: RECOMMENDED, first: $first) { edges { node { id ${fields} } } } }`;
    const statements = (fields: string, first: number): Promise<number> =>
      countQueries(world.app, () => world.app.visitor().query(query(fields), { first }));
    const rated = 'rating { average count distribution scores { value } }';
    await statements(rated, 1);
    expect(await statements(rated, 1)).toBe(await statements(rated, 50));
    expect((await statements(rated, 50)) - (await statements('title', 50))).toBe(1);
  });

  test.each([
    [Locale.ES, ' %'],
    [Locale.EN, '%'],
  ] as const)('shows the weights of the code on the public page (%s)', (locale, sign) => {
    const page = readFileSync(
      fromProjectRoot('server', 'features', 'content', 'articles', 'page', `ranking.${locale}.md`),
      'utf8',
    );
    const shares = [...page.matchAll(/\| (\d+)\s?% \|/g)].map(([, share]) => Number(share));
    expect(shares).toEqual(Object.values(RANKING_WEIGHTS));
    expect(shares.reduce((sum, share) => sum + share)).toBe(100);
    for (const share of [40, 60]) expect(page).toContain(`${share}${sign}`);
  });
});

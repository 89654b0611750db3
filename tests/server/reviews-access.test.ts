import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../server/core/transaction.js';
import { eraseReviews } from '../../server/features/privacy/erasure/erase-reviews.js';
import { mailsTo } from '../support/accounts.js';
import { beginAgain, createWorld, type World } from '../support/bookings.js';
import { countQueries } from '../support/query-counter.js';
import { runJobs } from '../support/queued-jobs.js';
import { ended, leave, LEAVE, OF_HER_SPACE, OF_SPACE, praise, refused, rental, REVIEW, standing, thanks, uuidOf, type ReviewView } from '../support/reviews.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await beginAgain(world);
  const { em } = world.app.context();
  await em.execute('truncate reviews, review_rounds, ratings, review_reports');
  // Stays of other tests are somebody else's: lists begin with this test's own.
  await em.execute(`update bookings set renter_id = (select id from users where email = 'stranger@example.test') where status = 'completed'`);
});

const NODE = `query ($id: ID!) { node(id: $id) { id ... on Review { ${REVIEW} booking { id } space { id } } } }`;
const REPORT = 'mutation ($input: ReportReviewInput!) { reportReview(input: $input) }';
type Node = (ReviewView & { readonly booking: { readonly id: string } | null; readonly space: { readonly id: string } | null }) | null;
const node = async (client: World['host'], id: string): Promise<Node> => (await client.query<{ node: Node }>(NODE, { id })).node;

describe('P-16 and P-34 whose reviews are whose', () => {
  test('nobody but the two sides writes: not visitors, strangers, or the staff', async () => {
    const id = await ended(world);
    expect((await refused(world.app.guest(), LEAVE, praise(id))).code).toBe('UNAUTHENTICATED');
    expect((await refused(world.stranger, LEAVE, praise(id))).code).toBe('NOT_FOUND');
    expect((await refused(world.admin, LEAVE, praise(id))).code).toBe('REVIEW_NOT_ELIGIBLE');
    expect(await standing(world.admin, id)).toBeNull();
  });

  test('a blind review is its author’s alone, by whatever way it is asked for', async () => {
    const id = await ended(world);
    const { id: reviewId } = await leave(world.renter, praise(id));
    expect(await node(world.renter, reviewId)).toMatchObject({ text: OF_HER_SPACE, booking: { id }, privateNote: 'El candado va duro.' });
    for (const client of [world.host, world.stranger, world.admin, world.app.guest()]) expect(await node(client, reviewId)).toBeNull();
    for (const client of [world.host, world.app.guest()]) expect(JSON.stringify(await client.send(OF_SPACE, { id: world.spaceId }))).not.toContain('limpio y seco');
    expect((await refused(world.host, REPORT, { ...notice(reviewId) })).code).toBe('NOT_FOUND');
  });

  test('a published one is everybody’s, its note and its booking are not', async () => {
    const id = await ended(world);
    const { id: reviewId } = await leave(world.renter, praise(id));
    await leave(world.host, thanks(id));
    for (const client of [world.stranger, world.app.guest()]) expect(await node(client, reviewId)).toMatchObject({ text: OF_HER_SPACE, privateNote: null, booking: null, space: { id: world.spaceId } });
    expect(await node(world.host, reviewId)).toMatchObject({ privateNote: 'El candado va duro.', booking: { id } });
    expect(await node(world.admin, reviewId)).toMatchObject({ privateNote: null, viewerCan: { edit: false, reply: false, report: true } });
  });

  test('the profile shows what is said of a person, in each of her roles', async () => {
    const id = await ended(world);
    const { author } = await leave(world.renter, praise(id, { overall: 3 }));
    await leave(world.host, thanks(id, { overall: 4 }));
    const profile = `query ($id: ID!) { node(id: $id) { ... on User {
      all: rating { average count } host: rating(direction: OF_SPACE) { average count } renter: rating(direction: OF_RENTER) { average count scores { care } } reviews { edges { node { direction } } } } } }`;
    const renter = await world.app.guest().query<{ node: unknown }>(profile, { id: author?.id ?? '' });
    expect(renter.node).toEqual({ all: { average: 4, count: 1 }, host: null, renter: { average: 4, count: 1, scores: { care: 5 } }, reviews: { edges: [{ node: { direction: 'OF_RENTER' } }] } });
  });

  test('P-44 a page of spaces, of reviews and of bookings takes the same statements with 1 as with many', async () => {
    const PAGE = `query ($id: ID!, $first: Int) { space(id: $id) { rating { average count distribution scores { value } } reviews(first: $first) { edges { node { ${REVIEW} space { id } booking { id } } } } } }`;
    const BOOKINGS = `query ($first: Int) { myBookings(mode: RENTER, first: $first) { edges { node { id review { canWrite own { ${REVIEW} } other { ${REVIEW} } } } } } }`;
    for (let made = 0; made < 8; made++) {
      const id = await ended(world);
      await leave(world.renter, praise(id));
      await leave(world.host, thanks(id));
    }
    const statements = (query: string, first: number) => countQueries(world.app, () => world.renter.query(query, { id: world.spaceId, first }));
    await statements(PAGE, 1);
    expect(await statements(PAGE, 8)).toBe(await statements(PAGE, 1));
    await statements(BOOKINGS, 1);
    const many = await statements(BOOKINGS, 8);
    expect(many).toBe(await statements(BOOKINGS, 1));
    expect(many).toBeLessThanOrEqual(12);
  });
});

const notice = (reviewId: string, more: object = {}) => ({ reviewId, reason: 'INSULT', details: 'Insulta a mi <b>familia</b> sin venir a cuento.', fullName: 'Ana Gil', email: 'Ana@Example.com', isGoodFaith: true, locale: 'ES', ...more });

describe('DSA 16 reporting a review', () => {
  test('anybody can, without an account; it is kept once, told to the staff and receipted; not one’s own', async () => {
    const id = await ended(world);
    const { id: reviewId } = await leave(world.renter, praise(id));
    await leave(world.host, thanks(id));
    const guest = world.app.guest();
    const report = async (more: object = {}, client = guest): Promise<string> => (await client.query<{ reportReview: string }>(REPORT, { input: notice(reviewId, more) })).reportReview;
    const code = await report();
    expect(code).toMatch(/^REV-\d{4}-\d{6}$/);
    expect(await report()).toBe(code);
    await runJobs(world.app, 'mail.send');
    const [receipt] = await mailsTo(world.app, 'ana@example.com');
    expect(receipt?.subject).toContain(code);
    expect(receipt?.html).toContain('&lt;b&gt;familia&lt;/b&gt;');
    expect(await mailsTo(world.app, 'soporte@hueco.test')).toHaveLength(1);
    expect((await refused(world.renter, REPORT, notice(reviewId))).code).toBe('FORBIDDEN');
    expect((await refused(guest, REPORT, notice(reviewId, { details: 'Mal', fullName: null, email: null, isGoodFaith: false }))).fields).toEqual([
      'fullName FULL_NAME_LENGTH', 'email REQUIRED', 'details CONTACT_MESSAGE_LENGTH', 'isGoodFaith GOOD_FAITH_REQUIRED',
    ]);
    expect(await world.app.context().em.execute('select code from review_reports')).toEqual([{ code }]);
  });

  test('who erased her account leaves her words, without her name', async () => {
    const id = await ended(world);
    const { id: reviewId } = await leave(world.renter, praise(id));
    await leave(world.host, thanks(id));
    const { em } = world.app.context();
    await em.execute(`update users set erased_at = now() where email = 'renter@example.test'`);
    expect(await node(world.app.guest(), reviewId)).toMatchObject({ text: OF_HER_SPACE, author: null });
    await em.execute(`update users set erased_at = null where email = 'renter@example.test'`);
  });

  test('P-64 erased, she leaves what was published without her name; blind words and notes go', async () => {
    const [id, open] = [await ended(world), await ended(world)];
    await leave(world.renter, praise(id));
    const { id: theirs } = await leave(world.host, thanks(id, { text: 'Un placer alquilar a Lucía Prieto Salas: dejó hasta las cortinas en orden.', privateNote: 'Gracias por todo.' }));
    const { id: blind } = await leave(world.renter, praise(open));
    const app = world.app.context();
    const [renter] = await app.em.execute<{ id: string }[]>(`select id from users where email = 'renter@example.test'`);
    await inTransaction(app, (tx) => eraseReviews(tx, renter?.id ?? '', { addresses: ['renter@example.test'], bookings: [], names: ['Lucía Prieto Salas', 'Tinas'] }));
    expect(await node(world.app.guest(), theirs)).toMatchObject({ text: 'Un placer alquilar a …: dejó hasta las cortinas en orden.' });
    expect(await node(world.renter, blind)).toBeNull();
    const [left] = await app.em.execute<{ notes: number }[]>(`select count(*) filter (where private_note <> '')::int as notes from reviews`);
    expect(left?.notes).toBe(0);
  });

  test('a space that is on offer no more is not told by its reviews', async () => {
    const id = await rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-02-28T12:00:00Z' });
    const { id: reviewId } = await leave(world.renter, praise(id));
    await leave(world.host, thanks(id));
    const { em } = world.app.context();
    await em.execute(`update spaces set status = 'paused' where id = ?`, [uuidOf(world.spaceId)]);
    expect(await node(world.app.guest(), reviewId)).toMatchObject({ space: null });
    expect(await node(world.renter, reviewId)).toMatchObject({ space: { id: world.spaceId } });
    await em.execute(`update spaces set status = 'published' where id = ?`, [uuidOf(world.spaceId)]);
  });
});

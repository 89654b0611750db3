import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { eraseReviews } from '../../../server/features/privacy/erasure/erase-reviews.js';
import { mailsTo } from '../../support/accounts.js';
import { resetWorld, createWorld, type World } from '../../support/bookings.js';
import { send } from '../../support/messages.js';
import { countQueries } from '../../support/query-counter.js';
import { runJobs } from '../../support/queued-jobs.js';
import {
  createEndedRental,
  leaveReview,
  LEAVE,
  SPACE_TEXT,
  OF_SPACE,
  renterReview,
  refusalOf,
  createRental,
  REVIEW,
  getReviewState,
  hostReview,
  uuidOf,
  type ReviewView,
} from '../../support/reviews.js';

let world: World;
/** A server with LibreTranslate's API that does not answer requests for "mudo". */
let translator: Server;
const translated: string[] = [];
beforeAll(async () => {
  translator = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { q, target } = JSON.parse(body) as { q: string; target: string };
      translated.push(q);
      if (q.includes('mudo')) response.writeHead(500).end();
      else response.end(JSON.stringify({ translatedText: `${target}: ${q}` }));
    });
  });
  await new Promise<void>((resolve) => translator.listen(0, '127.0.0.1', resolve));
  const { port } = translator.address() as AddressInfo;
  world = await createWorld({ config: { translateUrl: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  translator.close();
  await world.app.stop();
});
beforeEach(async () => {
  await resetWorld(world);
  const { em } = world.app.context();
  await world.app.asOwner('truncate reviews, review_photos, useful_reviews, review_rounds, ratings, review_reports');
  // Moves rentals of other tests to another renter, so that lists start with this test's own.
  await em.execute(
    `update bookings set renter_id = (select id from users where email = 'stranger@example.test') where status = 'completed'`,
  );
});

const NODE = `query ($id: ID!) { node(id: $id) { id ... on Review { ${REVIEW} booking { id } space { id } } } }`;
const REPORT = 'mutation ($input: ReportReviewInput!) { reportReview(input: $input) { code } }';
type Node =
  | (ReviewView & { readonly booking: { readonly id: string } | null; readonly space: { readonly id: string } | null })
  | null;
const node = async (client: World['host'], id: string): Promise<Node> =>
  (await client.query<{ node: Node }>(NODE, { id })).node;

describe('P-16 and P-34 access to reviews', () => {
  test('rejects reviews by anyone but renter and host', async () => {
    const id = await createEndedRental(world);
    expect((await refusalOf(world.app.visitor(), LEAVE, renterReview(id))).code).toBe('UNAUTHENTICATED');
    expect((await refusalOf(world.stranger, LEAVE, renterReview(id))).code).toBe('NOT_FOUND');
    expect((await refusalOf(world.admin, LEAVE, renterReview(id))).code).toBe('REVIEW_NOT_ELIGIBLE');
    expect(await getReviewState(world.admin, id)).toBeNull();
  });

  test('shows an unpublished review to its author only, by every query', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    expect(await node(world.renter, reviewId)).toMatchObject({
      text: SPACE_TEXT,
      booking: { id },
      privateNote: 'El candado va duro.',
    });
    for (const client of [world.host, world.stranger, world.admin, world.app.visitor()])
      expect(await node(client, reviewId)).toBeNull();
    for (const client of [world.host, world.app.visitor()])
      expect(JSON.stringify(await client.send(OF_SPACE, { id: world.spaceId }))).not.toContain('limpio y seco');
    expect((await refusalOf(world.host, REPORT, { ...notice(reviewId) })).code).toBe('NOT_FOUND');
  });

  test('shows a published review to everybody, but not its note and booking', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    await leaveReview(world.host, hostReview(id));
    for (const client of [world.stranger, world.app.visitor()])
      expect(await node(client, reviewId)).toMatchObject({
        text: SPACE_TEXT,
        privateNote: null,
        booking: null,
        space: { id: world.spaceId },
      });
    expect(await node(world.host, reviewId)).toMatchObject({ privateNote: 'El candado va duro.', booking: { id } });
    expect(await node(world.admin, reviewId)).toMatchObject({
      privateNote: null,
      viewerCan: { edit: false, reply: false, report: true, markUseful: true },
    });
  });

  test('shows the reviews of a person as host and as renter in the profile', async () => {
    const id = await createEndedRental(world);
    const { author } = await leaveReview(world.renter, renterReview(id, { overall: 3 }));
    await leaveReview(world.host, hostReview(id, { overall: 4 }));
    const profile = `query ($id: ID!) { node(id: $id) { ... on User {
      all: rating { average count } host: rating(direction: OF_SPACE) { average count } renter: rating(direction: OF_RENTER) { average count scores { care } } reviews { edges { node { direction } } } } } }`;
    const renter = await world.app.visitor().query<{ node: unknown }>(profile, { id: author?.id ?? '' });
    expect(renter.node).toEqual({
      all: { average: 4, count: 1 },
      host: null,
      renter: { average: 4, count: 1, scores: { care: 5 } },
      reviews: { edges: [{ node: { direction: 'OF_RENTER' } }] },
    });
  });

  test('P-44 runs as many statements for one space, review or booking as for many', async () => {
    const PAGE = `query ($id: ID!, $first: Int) { space(id: $id) { rating { average count distribution scores { value } } reviews(first: $first) { edges { node { ${REVIEW} space { id } booking { id } } } } } }`;
    const BOOKINGS = `query ($first: Int) { myBookings(mode: RENTER, first: $first) { edges { node { id review { canWrite own { ${REVIEW} } other { ${REVIEW} } } } } } }`;
    for (let made = 0; made < 8; made++) {
      const id = await createEndedRental(world);
      await leaveReview(world.renter, renterReview(id));
      await leaveReview(world.host, hostReview(id));
    }
    const statements = (query: string, first: number) =>
      countQueries(world.app, () => world.renter.query(query, { id: world.spaceId, first }));
    await statements(PAGE, 1);
    expect(await statements(PAGE, 8)).toBe(await statements(PAGE, 1));
    await statements(BOOKINGS, 1);
    const many = await statements(BOOKINGS, 8);
    expect(many).toBe(await statements(BOOKINGS, 1));
    expect(many).toBeLessThanOrEqual(12);
  });
});

const notice = (reviewId: string, more: object = {}) => ({
  reviewId,
  reason: 'INSULT',
  details: 'Insulta a mi <b>familia</b> sin venir a cuento.',
  fullName: 'Ana Gil',
  email: 'Ana@Example.com',
  isGoodFaith: true,
  locale: 'ES',
  ...more,
});

describe('DSA 16 reporting a review', () => {
  test('accepts reports without an account, once, with mails to staff and reporter; refuses one’s own review', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    await leaveReview(world.host, hostReview(id));
    const visitor = world.app.visitor();
    const report = async (more: object = {}, client = visitor): Promise<string> =>
      (await client.query<{ reportReview: { code: string } }>(REPORT, { input: notice(reviewId, more) })).reportReview
        .code;
    const code = await report();
    expect(code).toMatch(/^REV-\d{4}-\d{6}$/);
    expect(await report()).toBe(code);
    await runJobs(world.app, 'mail.send');
    const [receipt] = await mailsTo(world.app, 'ana@example.com');
    expect(receipt?.subject).toContain(code);
    const staff = await mailsTo(world.app, 'soporte@hueco.test');
    expect(staff).toHaveLength(1);
    expect(staff[0]?.html).toContain('&lt;b&gt;familia&lt;/b&gt;');
    expect((await refusalOf(world.renter, REPORT, notice(reviewId))).code).toBe('FORBIDDEN');
    expect(
      (
        await refusalOf(
          visitor,
          REPORT,
          notice(reviewId, { details: 'Mal', fullName: null, email: null, isGoodFaith: false }),
        )
      ).fields,
    ).toEqual([
      'fullName FULL_NAME_LENGTH',
      'email REQUIRED',
      'details CONTACT_MESSAGE_LENGTH',
      'isGoodFaith GOOD_FAITH_REQUIRED',
    ]);
    expect(await world.app.context().em.execute('select code from review_reports')).toEqual([{ code }]);
  });

  test('keeps reviews of an erased author without the name', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    await leaveReview(world.host, hostReview(id));
    const { em } = world.app.context();
    await em.execute(`update users set erased_at = now() where email = 'renter@example.test'`);
    expect(await node(world.app.visitor(), reviewId)).toMatchObject({ text: SPACE_TEXT, author: null });
    await em.execute(`update users set erased_at = null where email = 'renter@example.test'`);
  });

  test('P-64 keeps published reviews of an erased author without the name; deletes unpublished ones and notes', async () => {
    const [id, open] = [await createEndedRental(world), await createEndedRental(world)];
    await leaveReview(world.renter, renterReview(id));
    const { id: theirs } = await leaveReview(
      world.host,
      hostReview(id, {
        text: 'Un placer alquilar a Lucía Prieto Salas: dejó hasta las cortinas en orden.',
        privateNote: 'Gracias por todo.',
      }),
    );
    const { id: blind } = await leaveReview(world.renter, renterReview(open));
    const app = world.app.context();
    const [renter] = await app.em.execute<{ id: string }[]>(`select id from users where email = 'renter@example.test'`);
    await inTransaction(app, (tx) =>
      eraseReviews(tx, renter?.id ?? '', {
        addresses: ['renter@example.test'],
        bookings: [],
        names: ['Lucía Prieto Salas', 'Tinas'],
      }),
    );
    expect(await node(world.app.visitor(), theirs)).toMatchObject({
      text: 'Un placer alquilar a …: dejó hasta las cortinas en orden.',
    });
    expect(await node(world.renter, blind)).toBeNull();
    const [left] = await app.em.execute<{ notes: number }[]>(
      `select count(*) filter (where private_note <> '')::int as notes from reviews`,
    );
    expect(left?.notes).toBe(0);
  });

  test('hides the space in its reviews when it is no longer published', async () => {
    const id = await createRental(world, {
      from: '2026-12-28',
      days: 60,
      status: 'completed',
      completedAt: '2027-02-28T12:00:00Z',
    });
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    await leaveReview(world.host, hostReview(id));
    const { em } = world.app.context();
    await em.execute(`update spaces set status = 'paused' where id = ?`, [uuidOf(world.spaceId)]);
    expect(await node(world.app.visitor(), reviewId)).toMatchObject({ space: null });
    expect(await node(world.renter, reviewId)).toMatchObject({ space: { id: world.spaceId } });
    await em.execute(`update spaces set status = 'published' where id = ?`, [uuidOf(world.spaceId)]);
  });
});

describe('P7 translation on demand', () => {
  const TRANSLATE = 'mutation ($input: TranslateTextInput!) { translateText(input: $input) { text } }';
  const FROM = `query ($id: ID!) { node(id: $id) { ... on Review { translatableFrom } ... on Message { translatableFrom } } }`;
  const translate = async (client: World['host'], id: string, to = 'EN'): Promise<string | null> =>
    (await client.query<{ translateText: { text: string | null } }>(TRANSLATE, { input: { subjectId: id, to } }))
      .translateText.text;
  const from = async (client: World['host'], id: string): Promise<string | null | undefined> =>
    (await client.query<{ node: { translatableFrom: string | null } | null }>(FROM, { id })).node?.translatableFrom;
  const codeOf = (client: World['host'], id: string) =>
    client.codeOf(TRANSLATE, { input: { subjectId: id, to: 'EN' } });

  test('translates a published review for everybody but its author, once for all', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
    expect(await codeOf(world.stranger, reviewId)).toBe('NOT_FOUND');
    await leaveReview(world.host, hostReview(id));
    expect(await from(world.app.visitor(), reviewId)).toBe('ES');
    expect(await from(world.renter, reviewId)).toBeNull();
    expect(await translate(world.app.visitor(), reviewId)).toBe(`en: ${SPACE_TEXT}`);
    expect(await translate(world.host, reviewId)).toBe(`en: ${SPACE_TEXT}`);
    expect(translated.filter((text) => text === SPACE_TEXT)).toHaveLength(1);
    expect(await translate(world.host, reviewId, 'ES')).toBe(SPACE_TEXT);
    expect(await codeOf(world.renter, reviewId)).toBe('NOT_FOUND');
  });

  test('translates a received message as redacted, and only for its receiver', async () => {
    const { id } = await send(world.renter, {
      spaceId: world.spaceId,
      body: 'Hola, me interesa el trastero para guardar los muebles. Mi teléfono es el 612 345 678',
    });
    expect(await from(world.host, id)).toBe('ES');
    expect(await from(world.renter, id)).toBeNull();
    expect(await translate(world.host, id)).toContain('[hidden until the booking is confirmed]');
    expect(translated.join()).not.toContain('612');
    for (const client of [world.renter, world.app.visitor(), world.stranger])
      expect(await codeOf(client, id)).toBe('NOT_FOUND');
  });

  test('returns null when the service fails, and retries the next time', async () => {
    const { id } = await send(world.stranger, {
      spaceId: world.spaceId,
      body: 'El portal es mudo y la puerta no abre',
    });
    const before = translated.length;
    expect(await translate(world.host, id)).toBeNull();
    expect(await translate(world.host, id)).toBeNull();
    expect(translated.length - before).toBe(2);
  });
});

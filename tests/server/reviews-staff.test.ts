import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../support/accounts.js';
import { beginAgain, createWorld, type World } from '../support/bookings.js';
import { countQueries } from '../support/query-counter.js';
import { runJobs } from '../support/queued-jobs.js';
import { DECIDE, ended, LEAVE, leave, OF_HER_SPACE, OF_SPACE, praise, refused, standing, thanks, uuidOf, type ReviewView } from '../support/reviews.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await beginAgain(world);
  const { em } = world.app.context();
  await em.execute('truncate reviews, review_rounds, ratings, review_reports');
});

const QUEUE = `query ($first: Int, $after: String) { reviewsToDecide(first: $first, after: $after) {
  totalCount edges { node { flags note waitingSince reportCount reports { code reason details createdAt } space { id title }
    review { id status text scores { overall accuracy } author { displayName } subject { displayName } privateNote } } } pageInfo { hasNextPage endCursor } } }`;
const REPORT = 'mutation ($input: ReportReviewInput!) { reportReview(input: $input) }';
const INSULT = 'El anfitrión es un gilipollas y el sitio un desastre.';
const STATEMENT = 'No incumple las normas: cuenta lo que pasó en su alquiler.';

interface Waiting {
  readonly flags: readonly string[];
  readonly note: string;
  readonly waitingSince: string;
  readonly reportCount: number;
  readonly reports: readonly { readonly code: string; readonly reason: string; readonly details: string }[];
  readonly space: { readonly id: string };
  readonly review: Pick<ReviewView, 'id' | 'status' | 'text' | 'privateNote' | 'scores'>;
}
interface Queue {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Waiting }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const queue = async (variables: Record<string, unknown> = {}): Promise<Queue> => (await world.admin.query<{ reviewsToDecide: Queue }>(QUEUE, variables)).reviewsToDecide;
const waiting = async (): Promise<readonly Waiting[]> => (await queue()).edges.map(({ node }) => node);
const decide = (reviewId: string, isHidden: boolean, statement = STATEMENT) =>
  world.admin.query<{ decideReview: ReviewView }>(DECIDE, { input: { reviewId, isHidden, statement } }).then(({ decideReview }) => decideReview.status);
const audits = async (): Promise<number> => (await world.app.context().em.execute<{ count: number }[]>(`select count(*)::int as count from audit_log where object_type = 'review'`))[0]?.count ?? 0;
const report = async (reviewId: string, change: Record<string, unknown> = {}): Promise<string> => {
  const input = { reviewId, reason: 'PERSONAL_DATA', details: 'Cuenta cosas de mi vida que no vienen al caso.', fullName: 'Ana Gil', email: 'ana@example.com', isGoodFaith: true, locale: 'ES', ...change };
  return (await world.app.guest().query<{ reportReview: string }>(REPORT, { input })).reportReview;
};
const published = async (): Promise<string> => {
  const id = await ended(world);
  const { id: reviewId } = await leave(world.renter, praise(id));
  await leave(world.host, thanks(id));
  return reviewId;
};
const shownTexts = async (): Promise<string[]> => {
  const { space } = await world.app.guest().query<{ space: { reviews: { edges: { node: ReviewView }[] } } }>(OF_SPACE, { id: world.spaceId });
  return space.reviews.edges.map(({ node }) => node.text);
};

describe('P6, P9 and P15 what the staff decide', () => {
  test('what is held back waits with its flags, its words and its note; a blind one is not there', async () => {
    const [blind, id] = [await ended(world), await ended(world)];
    await leave(world.renter, praise(blind));
    const held = await leave(world.renter, praise(id, { overall: 1, text: INSULT, privateNote: 'Sé dónde vives.' }));
    expect((await queue()).totalCount).toBe(1);
    expect(await waiting()).toMatchObject([
      { flags: ['INSULT', 'THREAT'], note: 'Sé dónde vives.', reportCount: 0, reports: [], space: { id: world.spaceId }, waitingSince: world.clock.now().toISOString(),
        review: { id: held.id, status: 'HELD', text: INSULT, scores: { overall: 1, accuracy: 5 }, author: { displayName: 'Lucía P.' }, subject: { displayName: 'Marta R.' }, privateNote: null } },
    ]);
  });

  test('let through while the other side may write, it waits blind again; afterwards everybody reads it', async () => {
    const [open, id] = [await ended(world), await ended(world)];
    const early = await leave(world.renter, praise(open, { text: INSULT }));
    expect(await decide(early.id, false)).toBe('SUBMITTED');
    const held = await leave(world.renter, praise(id, { text: INSULT }));
    await leave(world.host, thanks(id));
    expect(await decide(held.id, false)).toBe('PUBLISHED');
    expect(await shownTexts()).toEqual([INSULT]);
    expect(await waiting()).toEqual([]);
  });

  test('taken away and brought back while the other side may write, it waits blind too; its author does not write another', async () => {
    const id = await ended(world);
    const held = await leave(world.renter, praise(id, { text: INSULT }));
    expect(await decide(held.id, true)).toBe('HIDDEN');
    expect((await refused(world.renter, LEAVE, praise(id))).code).toBe('REVIEW_EXISTS');
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: false, own: { status: 'HIDDEN' } });
    expect(await decide(held.id, false)).toBe('SUBMITTED');
    expect(await standing(world.host, id)).toMatchObject({ canWrite: true, other: null });
    await leave(world.host, thanks(id));
    expect(await shownTexts()).toEqual([INSULT]);
  });

  test('taken away, nobody reads it, and its author hears why', async () => {
    const id = await ended(world);
    const held = await leave(world.renter, praise(id, { text: INSULT }));
    await leave(world.host, thanks(id));
    expect(await decide(held.id, true, 'Insulta a la anfitriona, y eso no cabe aquí.')).toBe('HIDDEN');
    expect([await shownTexts(), await waiting()]).toEqual([[], []]);
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    expect((await mailsTo(world.app, 'renter@example.test')).some(({ text }) => text.includes('Insulta a la anfitriona'))).toBe(true);
  });

  test('reported and kept, it stays; each report is answered once, with the reasons and the way to object', async () => {
    const reviewId = await published();
    const code = await report(reviewId);
    world.clock.advance({ minutes: 1 });
    await report(reviewId, { email: 'john@example.com', fullName: 'John Dale', locale: 'EN', reason: 'OTHER', details: 'It is not about this storage room at all.' });
    expect(await waiting()).toMatchObject([
      { flags: [], note: '', reportCount: 2, reports: [{ code, reason: 'PERSONAL_DATA', details: 'Cuenta cosas de mi vida que no vienen al caso.' }, { reason: 'OTHER' }], review: { id: reviewId, status: 'PUBLISHED', text: OF_HER_SPACE } },
    ]);
    const before = await audits();
    expect([await decide(reviewId, false), await decide(reviewId, false)]).toEqual(['PUBLISHED', 'PUBLISHED']);
    expect([await audits(), (await queue()).totalCount, await shownTexts()]).toEqual([before + 1, 0, [OF_HER_SPACE]]);
    await runJobs(world.app, 'mail.send');
    const told = (await mailsTo(world.app, 'ana@example.com')).find(({ subject }) => subject === `La reseña que denunciaste sigue publicada (${code})`);
    expect(told?.text).toContain(STATEMENT);
    expect(told?.text).toContain('soporte@hueco.test');
    expect((await mailsTo(world.app, 'john@example.com')).some(({ subject }) => subject.startsWith('The review you reported stays'))).toBe(true);
    await report(reviewId);
    expect(await waiting()).toEqual([]);
    await report(reviewId, { details: 'Ahora además dice dónde trabajo y con quién vivo.' });
    expect(await waiting()).toHaveLength(1);
  });

  test('reported and taken away, both sides of it hear', async () => {
    const reviewId = await published();
    const code = await report(reviewId);
    expect(await decide(reviewId, true, 'Cuenta datos personales de otra persona.')).toBe('HIDDEN');
    expect([await shownTexts(), await waiting()]).toEqual([[], []]);
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    expect((await mailsTo(world.app, 'ana@example.com')).map(({ subject }) => subject)).toContain(`Hemos retirado la reseña que denunciaste (${code})`);
    expect((await mailsTo(world.app, 'renter@example.test')).some(({ text }) => text.includes('Cuenta datos personales'))).toBe(true);
  });

  test('the longest waiting comes first, goes on by cursor, with the same statements for one as for many', async () => {
    const ids: string[] = [];
    const more = async (): Promise<void> => {
      const id = await ended(world);
      ids.push((await leave(world.renter, praise(id, { text: INSULT }))).id);
      world.clock.advance({ minutes: 1 });
    };
    await more();
    const one = await countQueries(world.app, queue);
    await more();
    await more();
    expect(await countQueries(world.app, queue)).toBe(one);
    const first = await queue({ first: 2 });
    expect([first.totalCount, first.pageInfo.hasNextPage, first.edges.map(({ node }) => node.review.id)]).toEqual([3, true, ids.slice(0, 2)]);
    const rest = await queue({ first: 2, after: first.pageInfo.endCursor });
    expect([rest.totalCount, rest.pageInfo.hasNextPage, rest.edges.map(({ node }) => node.review.id)]).toEqual([3, false, ids.slice(2)]);
    expect((await world.admin.send(QUEUE, { after: 'x' })).errors[0]?.extensions.code).toBe('CURSOR_INVALID');
  });

  test('nobody but the staff sees the queue or decides, and nobody of them on what concerns her', async () => {
    const id = await ended(world);
    const held = await leave(world.renter, praise(id, { text: INSULT }));
    for (const [client, code] of [[world.app.guest(), 'UNAUTHENTICATED'], [world.host, 'FORBIDDEN'], [world.renter, 'FORBIDDEN']] as const) {
      expect((await client.send(QUEUE)).errors[0]?.extensions.code).toBe(code);
      expect((await refused(client, DECIDE, { reviewId: held.id, isHidden: true, statement: STATEMENT })).code).toBe(code);
    }
    expect((await refused(world.admin, DECIDE, { reviewId: held.id, isHidden: true, statement: 'Corto' })).fields).toEqual(['statement TEXT_LENGTH']);
    await world.app.context().em.execute(`update reviews set subject_id = (select id from users where email = 'admin@example.test') where id = ?`, [uuidOf(held.id)]);
    expect([await waiting(), (await queue()).totalCount]).toEqual([[], 0]);
    expect((await refused(world.admin, DECIDE, { reviewId: held.id, isHidden: true, statement: STATEMENT })).code).toBe('FORBIDDEN');
  });
});

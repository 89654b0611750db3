import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, signInAsAdmin, viewAs } from '../../support/accounts.js';
import { resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { runJobs } from '../../support/queued-jobs.js';
import {
  DECIDE,
  decidedAtOf,
  createEndedRental,
  LEAVE,
  leaveReview,
  SPACE_TEXT,
  OF_SPACE,
  renterReview,
  refusalOf,
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

const QUEUE = `query ($first: Int, $after: String) { reviewsToDecide(first: $first, after: $after) {
  totalCount edges { node { flags note waitingSince decidedAt reportCount reports { code reason details createdAt } space { id title }
    review { id status text submittedAt scores { overall accuracy } author { displayName } subject { displayName } privateNote } } } pageInfo { hasNextPage endCursor } } }`;
const REPORT = 'mutation ($input: ReportReviewInput!) { reportReview(input: $input) { code } }';
const DECIDE_REPORT =
  'mutation ($input: DecideReportInput!) { decideReport(input: $input) { report { status isUnfounded } } }';
const DECISION = `query ($token: String!) { reportDecision(token: $token) { code subject side isOwnInitiative statement canComplain } }`;
const COMPLAIN = `mutation ($input: FileReportComplaintInput!) { fileReportComplaint(input: $input) { decision { code } } }`;
const DECIDE_COMPLAINT = `mutation ($input: DecideReportComplaintInput!) { decideReportComplaint(input: $input) { report { code } } }`;
const INSULT = 'El anfitrión es un gilipollas y el sitio un desastre.';
const STATEMENT = 'No incumple las normas: cuenta lo que pasó en su alquiler.';

interface Decision {
  readonly code: string;
}

interface Waiting {
  readonly flags: readonly string[];
  readonly note: string;
  readonly waitingSince: string;
  readonly decidedAt: string | null;
  readonly reportCount: number;
  readonly reports: readonly { readonly code: string; readonly reason: string; readonly details: string }[];
  readonly space: { readonly id: string };
  readonly review: Pick<ReviewView, 'id' | 'status' | 'text' | 'privateNote' | 'scores'> & {
    readonly submittedAt: string;
  };
}
interface Queue {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Waiting }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const queue = async (variables: Record<string, unknown> = {}): Promise<Queue> =>
  (await world.admin.query<{ reviewsToDecide: Queue }>(QUEUE, variables)).reviewsToDecide;
const waiting = async (): Promise<readonly Waiting[]> => (await queue()).edges.map(({ node }) => node);
const decide = async (reviewId: string, isHidden: boolean, statement = STATEMENT): Promise<string> => {
  const seenDecidedAt = await decidedAtOf(world, reviewId);
  const { decideReview } = await world.admin.query<{ decideReview: { review: ReviewView } }>(DECIDE, {
    input: { reviewId, seenDecidedAt, isHidden, statement },
  });
  return decideReview.review.status;
};
const audits = async (): Promise<number> =>
  (
    await world.app
      .context()
      .em.execute<{ count: number }[]>(`select count(*)::int as count from audit_log where object_type = 'Review'`)
  )[0]?.count ?? 0;
const report = async (reviewId: string, change: Record<string, unknown> = {}): Promise<string> => {
  const input = {
    reviewId,
    reason: 'PERSONAL_DATA',
    details: 'Cuenta cosas de mi vida que no vienen al caso.',
    fullName: 'Ana Gil',
    email: 'ana@example.com',
    isGoodFaith: true,
    locale: 'ES',
    ...change,
  };
  return (await world.app.visitor().query<{ reportReview: { code: string } }>(REPORT, { input })).reportReview.code;
};
const published = async (): Promise<string> => {
  const id = await createEndedRental(world);
  const { id: reviewId } = await leaveReview(world.renter, renterReview(id));
  await leaveReview(world.host, hostReview(id));
  return reviewId;
};
const shownTexts = async (): Promise<string[]> => {
  const { space } = await world.app
    .visitor()
    .query<{ space: { reviews: { edges: { node: ReviewView }[] } } }>(OF_SPACE, { id: world.spaceId });
  return space.reviews.edges.map(({ node }) => node.text);
};

describe('P6, P9 and P15 decisions of the staff', () => {
  test('lists held reviews with flags, text and note, but not those waiting for the other side', async () => {
    const [blind, id] = [await createEndedRental(world), await createEndedRental(world)];
    await leaveReview(world.renter, renterReview(blind));
    const held = await leaveReview(
      world.renter,
      renterReview(id, { overall: 1, text: INSULT, privateNote: 'Sé dónde vives.' }),
    );
    expect((await queue()).totalCount).toBe(1);
    expect(await waiting()).toMatchObject([
      {
        flags: ['INSULT', 'THREAT'],
        note: 'Sé dónde vives.',
        reportCount: 0,
        reports: [],
        space: { id: world.spaceId },
        waitingSince: world.clock.now().toISOString(),
        review: {
          id: held.id,
          status: 'HELD',
          text: INSULT,
          scores: { overall: 1, accuracy: 5 },
          author: { displayName: 'Lucía P.' },
          subject: { displayName: 'Marta R.' },
          privateNote: null,
        },
      },
    ]);
  });

  test('keeps a released review hidden until its round is closed, then publishes it', async () => {
    const [open, id] = [await createEndedRental(world), await createEndedRental(world)];
    const early = await leaveReview(world.renter, renterReview(open, { text: INSULT }));
    expect(await decide(early.id, false)).toBe('SUBMITTED');
    const held = await leaveReview(world.renter, renterReview(id, { text: INSULT }));
    await leaveReview(world.host, hostReview(id));
    expect(await decide(held.id, false)).toBe('PUBLISHED');
    expect(await shownTexts()).toEqual([INSULT]);
    expect(await waiting()).toEqual([]);
  });

  test('keeps a restored review hidden until its round is closed, and rejects another by its author', async () => {
    const id = await createEndedRental(world);
    const held = await leaveReview(world.renter, renterReview(id, { text: INSULT }));
    expect(await decide(held.id, true)).toBe('HIDDEN');
    expect((await refusalOf(world.renter, LEAVE, renterReview(id))).code).toBe('REVIEW_EXISTS');
    expect(await getReviewState(world.renter, id)).toMatchObject({ canWrite: false, own: { status: 'HIDDEN' } });
    expect(await decide(held.id, false)).toBe('SUBMITTED');
    expect(await getReviewState(world.host, id)).toMatchObject({ canWrite: true, other: null });
    await leaveReview(world.host, hostReview(id));
    expect(await shownTexts()).toEqual([INSULT]);
  });

  test('hides a review from everybody and notifies its author of the reasons', async () => {
    const id = await createEndedRental(world);
    const held = await leaveReview(world.renter, renterReview(id, { text: INSULT }));
    await leaveReview(world.host, hostReview(id));
    expect(await decide(held.id, true, 'Insulta a la anfitriona, y eso no cabe aquí.')).toBe('HIDDEN');
    expect([await shownTexts(), await waiting()]).toEqual([[], []]);
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    expect(
      (await mailsTo(world.app, 'renter@example.test')).some(({ text }) => text.includes('Insulta a la anfitriona')),
    ).toBe(true);
  });

  test('keeps a reported review and answers each report once, with reasons and how to appeal', async () => {
    const reviewId = await published();
    const code = await report(reviewId);
    world.clock.advance({ minutes: 1 });
    await report(reviewId, {
      email: 'john@example.com',
      fullName: 'John Dale',
      locale: 'EN',
      reason: 'OTHER',
      details: 'It is not about this storage room at all.',
    });
    expect(await waiting()).toMatchObject([
      {
        flags: [],
        note: '',
        reportCount: 2,
        reports: [
          { code, reason: 'PERSONAL_DATA', details: 'Cuenta cosas de mi vida que no vienen al caso.' },
          { reason: 'OTHER' },
        ],
        review: { id: reviewId, status: 'PUBLISHED', text: SPACE_TEXT },
      },
    ]);
    const before = await audits();
    expect([await decide(reviewId, false), await decide(reviewId, false)]).toEqual(['PUBLISHED', 'PUBLISHED']);
    expect([await audits(), (await queue()).totalCount, await shownTexts()]).toEqual([before + 1, 0, [SPACE_TEXT]]);
    await runJobs(world.app, 'mail.send');
    const outcomeMail = (await mailsTo(world.app, 'ana@example.com')).find(
      ({ subject }) => subject === `La reseña que denunciaste sigue publicada (${code})`,
    );
    expect(outcomeMail?.text).toContain(STATEMENT);
    expect(outcomeMail?.text).toContain('/decision/');
    expect(
      (await mailsTo(world.app, 'john@example.com')).some(({ subject }) =>
        subject.startsWith('The review you reported stays'),
      ),
    ).toBe(true);
    await report(reviewId);
    expect(await waiting()).toEqual([]);
    const groundless = await report(reviewId, { details: 'Ahora además dice dónde trabajo y con quién vivo.' });
    expect(await waiting()).toHaveLength(1);
    // Decided in the queue of all reports instead, as an unfounded one.
    const input = { code: groundless, isUpheld: false, isUnfounded: true, statement: STATEMENT };
    expect(await world.admin.query(DECIDE_REPORT, { input })).toEqual({
      decideReport: { report: { status: 'DISMISSED', isUnfounded: true } },
    });
    expect(await waiting()).toEqual([]);
    await runJobs(world.app, 'mail.send');
    expect((await mailsTo(world.app, 'ana@example.com')).some(({ text }) => text.includes('ninguna base'))).toBe(true);
  });

  test('a decision that has not seen the one before is refused and reports nothing', async () => {
    const reviewId = await published();
    await report(reviewId);
    const [seen] = await waiting();
    expect(seen?.decidedAt).toBeNull();
    expect(await decide(reviewId, true)).toBe('HIDDEN');
    const stale = { reviewId, seenDecidedAt: seen?.decidedAt, isHidden: false, statement: STATEMENT };
    const before = await audits();
    expect(await world.admin.codeOf(DECIDE, { input: stale })).toBe('REPORT_STATE_REFUSED');
    expect([await audits(), await shownTexts()]).toEqual([before, []]);
    // The same decision once more changes nothing, so that its repetition is safe.
    await world.admin.query(DECIDE, { input: { ...stale, isHidden: true } });
    expect(await decide(reviewId, false)).toBe('PUBLISHED');
    await report(reviewId, { details: 'Ahora además dice dónde trabajo y con quién vivo.' });
    expect((await waiting())[0]?.decidedAt).toBe(await decidedAtOf(world, reviewId));
    expect(await world.admin.codeOf(DECIDE, { input: stale })).toBe('REPORT_STATE_REFUSED');
  });

  test('P6 a decision on a text that its author has changed meanwhile is refused', async () => {
    const id = await createEndedRental(world);
    const { id: reviewId } = await leaveReview(world.renter, renterReview(id, { text: INSULT }));
    const read = (await waiting())[0]?.review.submittedAt;
    world.clock.advance({ minutes: 5 });
    await leaveReview(world.renter, renterReview(id, { text: `${INSULT} Y sé dónde vives.` }));
    const input = { reviewId, seenDecidedAt: null, isHidden: false, statement: STATEMENT };
    expect(await world.admin.codeOf(DECIDE, { input: { ...input, seenSubmittedAt: read } })).toBe(
      'REPORT_STATE_REFUSED',
    );
    const [again] = await waiting();
    expect(again).toMatchObject({ flags: ['INSULT', 'THREAT'], review: { status: 'HELD' } });
    await world.admin.query(DECIDE, { input: { ...input, seenSubmittedAt: again?.review.submittedAt } });
    expect(await waiting()).toEqual([]);
  });

  test('staff neither see nor decide a review that they reported themselves', async () => {
    const reviewId = await published();
    await report(reviewId);
    expect(await waiting()).toHaveLength(1);
    const input = {
      reviewId,
      reason: 'INSULT',
      details: 'Insulta a la anfitriona en la segunda frase.',
      isGoodFaith: true,
    };
    await world.admin.query(REPORT, { input });
    expect([await waiting(), (await queue()).totalCount]).toEqual([[], 0]);
    const decision = { reviewId, isHidden: true, statement: STATEMENT };
    expect(await world.admin.codeOf(DECIDE, { input: decision })).toBe('FORBIDDEN');
    const other = world.app.visitor();
    await signInAsAdmin(world.app, other, 'moderator@example.test', 'moderator');
    await other.query(DECIDE, { input: decision });
    expect(await shownTexts()).toEqual([]);
  });

  test('notifies author and reporter when a reported review is hidden', async () => {
    const reviewId = await published();
    const code = await report(reviewId);
    expect(await decide(reviewId, true, 'Cuenta datos personales de otra persona.')).toBe('HIDDEN');
    expect([await shownTexts(), await waiting()]).toEqual([[], []]);
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    expect((await mailsTo(world.app, 'ana@example.com')).map(({ subject }) => subject)).toContain(
      `Hemos retirado la reseña que denunciaste (${code})`,
    );
    expect(
      (await mailsTo(world.app, 'renter@example.test')).some(({ text }) => text.includes('Cuenta datos personales')),
    ).toBe(true);
  });

  test('previews the mails to author and reporter before the decision, without side effects', async () => {
    const PREVIEW =
      'query ($input: DecideReviewInput!) { reviewDecisionPreview(input: $input) { reader subject text } }';
    const id = await createEndedRental(world);
    const held = await leaveReview(world.renter, renterReview(id, { text: INSULT }));
    await leaveReview(world.host, hostReview(id));
    interface Mail {
      readonly reader: string;
      readonly subject: string;
      readonly text: string;
    }
    const mailsOf = async (reviewId: string, isHidden: boolean): Promise<Mail[]> =>
      (
        await world.admin.query<{ reviewDecisionPreview: Mail[] }>(PREVIEW, {
          input: { reviewId, isHidden, statement: STATEMENT },
        })
      ).reviewDecisionPreview;
    const before = await audits();
    expect((await mailsOf(held.id, false)).map(({ reader }) => reader)).toEqual(['SUBJECT']);
    const hidden = await mailsOf(held.id, true);
    expect(hidden.map(({ reader }) => reader)).toEqual(['AUTHOR']);
    expect(hidden[0]?.text).toContain(STATEMENT);
    const reviewId = await published();
    const code = await report(reviewId);
    expect((await mailsOf(reviewId, true)).map(({ reader, subject }) => [reader, subject])).toEqual([
      ['AUTHOR', hidden[0]?.subject],
      ['REPORTER', `Hemos retirado la reseña que denunciaste (${code})`],
    ]);
    expect((await mailsOf(reviewId, false)).map(({ reader }) => reader)).toEqual(['REPORTER']);
    expect(await audits()).toBe(before);
    const statuses = new Map((await waiting()).map(({ review }) => [review.id, review.status]));
    expect(statuses).toEqual(
      new Map([
        [held.id, 'HELD'],
        [reviewId, 'PUBLISHED'],
      ]),
    );
    const short = { input: { reviewId, isHidden: true, statement: 'Corto' } };
    expect(await world.admin.codeOf(PREVIEW, short)).toBe('VALIDATION_FAILED');
    expect(await world.renter.codeOf(PREVIEW, short)).toBe('FORBIDDEN');
  });

  test("a review hidden on the staff's initiative has a decision page, and a complaint there can restore it", async () => {
    const reviewId = await published();
    const WHY = 'Cuenta datos personales de otra persona.';
    expect(await decide(reviewId, true, WHY)).toBe('HIDDEN');
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    const mail = (await mailsTo(world.app, 'renter@example.test')).find(({ text }) => text.includes(WHY));
    const token = /decision\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const pathOf = async (client: GraphqlClient): Promise<string | null | undefined> =>
      (
        await client.query<{ node: { decisionPath?: string | null } | null }>(
          'query ($id: ID!) { node(id: $id) { ... on Review { decisionPath } } }',
          { id: reviewId },
        )
      ).node?.decisionPath;
    expect(await pathOf(world.renter)).toBe(`/decision/${token}`);
    expect(await pathOf(await viewAs(world.app, world.admin, world.renter))).toBeNull();
    const again = { reviewId, isHidden: true, statement: WHY };
    const PATH = 'mutation ($input: DecideReviewInput!) { decideReview(input: $input) { review { decisionPath } } }';
    // Nobody else receives the address, and repeating the decision opens no second case.
    expect(await world.admin.query(PATH, { input: again })).toEqual({
      decideReview: { review: { decisionPath: null } },
    });
    const read = async () =>
      (await world.app.visitor().query<{ reportDecision: Decision }>(DECISION, { token })).reportDecision;
    const { code, ...shown } = await read();
    expect(shown).toEqual({
      subject: 'REVIEW',
      side: 'OWNER',
      isOwnInitiative: true,
      statement: WHY,
      canComplain: true,
    });
    const cases = await world.app
      .context()
      .db.selectFrom('ReportCase')
      .select('code')
      .where('subjectId', '=', uuidOf(reviewId))
      .execute();
    expect(cases).toEqual([{ code }]);
    await world.app
      .visitor()
      .query(COMPLAIN, { input: { token, text: 'Los datos son los míos, no los de otra persona.' } });
    const other = world.app.visitor();
    await signInAsAdmin(world.app, other, 'moderator@example.test', 'moderator');
    const input = { code, isChanged: true, statement: 'Los datos eran de quien escribe: la reseña vuelve.' };
    expect(await world.admin.codeOf(DECIDE_COMPLAINT, { input })).toBe('FORBIDDEN');
    await other.query(DECIDE_COMPLAINT, { input });
    expect([await shownTexts(), await pathOf(world.renter)]).toEqual([[SPACE_TEXT], null]);
  });

  test('paginates the queue, longest waiting first, with a constant number of statements', async () => {
    const ids: string[] = [];
    const more = async (): Promise<void> => {
      const id = await createEndedRental(world);
      ids.push((await leaveReview(world.renter, renterReview(id, { text: INSULT }))).id);
      world.clock.advance({ minutes: 1 });
    };
    await more();
    const one = await countQueries(world.app, queue);
    await more();
    await more();
    expect(await countQueries(world.app, queue)).toBe(one);
    const first = await queue({ first: 2 });
    expect([first.totalCount, first.pageInfo.hasNextPage, first.edges.map(({ node }) => node.review.id)]).toEqual([
      3,
      true,
      ids.slice(0, 2),
    ]);
    const rest = await queue({ first: 2, after: first.pageInfo.endCursor });
    expect([rest.totalCount, rest.pageInfo.hasNextPage, rest.edges.map(({ node }) => node.review.id)]).toEqual([
      3,
      false,
      ids.slice(2),
    ]);
    expect((await world.admin.send(QUEUE, { after: 'x' })).errors[0]?.extensions.code).toBe('CURSOR_INVALID');
  });

  test('rejects the queue and decisions for all but staff, and for staff on reviews by or about them', async () => {
    const id = await createEndedRental(world);
    const held = await leaveReview(world.renter, renterReview(id, { text: INSULT }));
    for (const [client, code] of [
      [world.app.visitor(), 'UNAUTHENTICATED'],
      [world.host, 'FORBIDDEN'],
      [world.renter, 'FORBIDDEN'],
    ] as const) {
      expect((await client.send(QUEUE)).errors[0]?.extensions.code).toBe(code);
      expect((await refusalOf(client, DECIDE, { reviewId: held.id, isHidden: true, statement: STATEMENT })).code).toBe(
        code,
      );
    }
    expect(
      (await refusalOf(world.admin, DECIDE, { reviewId: held.id, isHidden: true, statement: 'Corto' })).fields,
    ).toEqual(['statement TEXT_LENGTH']);
    await world.app
      .context()
      .em.execute(
        `update reviews set subject_id = (select id from users where email = 'admin@example.test') where id = ?`,
        [uuidOf(held.id)],
      );
    expect([await waiting(), (await queue()).totalCount]).toEqual([[], 0]);
    expect(
      (await refusalOf(world.admin, DECIDE, { reviewId: held.id, isHidden: true, statement: STATEMENT })).code,
    ).toBe('FORBIDDEN');
  });
});

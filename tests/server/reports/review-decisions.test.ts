import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { ReportSide } from '../../../server/features/reports/cases/report-case.enums.js';
import { decisionPath } from '../../../server/features/reports/decisions/decision-token.js';
import { findOwnerPaths } from '../../../server/features/reports/decisions/owner-paths.js';
import { mailsTo, signInAsAdmin } from '../../support/accounts.js';
import { resetWorld } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJobs } from '../../support/queued-jobs.js';
import {
  createEndedRental,
  DECIDE as DECIDE_REVIEW,
  decidedAtOf,
  hostReview,
  leaveReview,
  renterReview,
  uuidOf,
} from '../../support/reviews.js';

const REPORT = 'mutation ($input: ReportReviewInput!) { reportReview(input: $input) { code } }';
const DECIDE = 'mutation ($input: DecideReportInput!) { decideReport(input: $input) { report { status } } }';
const TAKE =
  'mutation ($input: TakeReportComplaintInput!) { takeReportComplaint(input: $input) { report { status } } }';
const REVERSE =
  'mutation ($input: DecideReportComplaintInput!) { decideReportComplaint(input: $input) { report { status } } }';
const ACTS = 'query ($code: String!) { staffReport(code: $code) { availableActs answeredTogetherAs followsCode } }';
const DECISION = `query ($token: String!) { reportDecision(token: $token) { code isOwnInitiative isUpheld canComplain liftedAt
  measures { kind } } }`;
const COMPLAIN =
  'mutation ($input: FileReportComplaintInput!) { fileReportComplaint(input: $input) { decision { code } } }';
const WHY = 'La reseña cuenta datos personales de otra persona.';
const REASONS = 'Los datos son de quien escribe, y puede contarlos.';

let reviewId: string;
let moderator: GraphqlClient;
let second: GraphqlClient;

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await world.app.asOwner(
    'truncate reviews, review_photos, useful_reviews, review_rounds, ratings, review_reports, report_cases cascade',
  );
  [moderator, second] = [world.app.visitor(), world.app.visitor()];
  await signInAsAdmin(world.app, moderator, 'moderator@example.test', 'moderator');
  await signInAsAdmin(world.app, second, 'second@example.test', 'moderator');
  const id = await createEndedRental(world);
  ({ id: reviewId } = await leaveReview(world.renter, renterReview(id)));
  await leaveReview(world.host, hostReview(id));
});

let sent = 0;
/** A report by a visitor with an address of their own, or by a member. */
async function report(by?: GraphqlClient): Promise<{ readonly code: string; readonly email: string }> {
  const email = `reporter${++sent}@example.com`;
  const input = {
    reviewId,
    reason: 'PERSONAL_DATA',
    details: `Cuenta cosas de mi vida que no vienen al caso, vez ${sent}.`,
    isGoodFaith: true,
    ...(!by && { fullName: 'Ana Gil', email, locale: 'ES' }),
  };
  const { reportReview } = await (by ?? world.app.visitor()).query<{ reportReview: { code: string } }>(REPORT, {
    input,
  });
  return { code: reportReview.code, email };
}

async function decide(code: string, isUpheld: boolean, more: object = {}): Promise<void> {
  world.clock.advance({ minutes: 1 });
  await moderator.query(DECIDE, { input: { code, isUpheld, statement: WHY, ...more } });
}

/** One side complains, and the staff member reverses the decision. */
async function reverse(code: string, side: 'OWNER' | 'REPORTER', by = second): Promise<void> {
  world.clock.advance({ minutes: 1 });
  await moderator.query(TAKE, { input: { code, side, text: REASONS } });
  await by.query(REVERSE, { input: { code, isChanged: true, statement: REASONS } });
}

/** The staff decide about the review without a report. */
async function decideReview(isHidden: boolean): Promise<void> {
  world.clock.advance({ minutes: 1 });
  const seenDecidedAt = await decidedAtOf(world, reviewId);
  await world.admin.query(DECIDE_REVIEW, { input: { reviewId, isHidden, seenDecidedAt, statement: WHY } });
}

const find = () => world.app.context().db;
const statusOf = async (): Promise<string> =>
  (await find().selectFrom('Review').select('status').where('id', '=', uuidOf(reviewId)).executeTakeFirstOrThrow())
    .status;
const caseOf = (code: string) =>
  find().selectFrom('ReportCase').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
/** The case that the staff opened last without a report. */
const ownCase = async (): Promise<string> =>
  (
    await find()
      .selectFrom('ReportCase')
      .select('code')
      .where('isOwnInitiative', '=', true)
      .orderBy('code', 'desc')
      .executeTakeFirstOrThrow()
  ).code;
const mailsOf = async (email: string) => {
  await world.app.settle();
  await runJobs(world.app, 'mail.send');
  return mailsTo(world.app, email);
};
const tokenIn = (text = ''): string => /decision\/([\w-]+)/.exec(text)?.[1] ?? '';
const read = async (token: string) =>
  (await world.app.visitor().query<{ reportDecision: object | null }>(DECISION, { token })).reportDecision;

describe('P9 a decision about a review', () => {
  test('leaves it hidden when another decision about it is reversed', async () => {
    const first = await report();
    await decide(first.code, false);
    const upheld = await report();
    await decide(upheld.code, true);
    await reverse(first.code, 'REPORTER');
    expect(await statusOf()).toBe('hidden');
    await reverse(upheld.code, 'OWNER');
    expect(await statusOf()).toBe('hidden');
    await reverse(await ownCase(), 'OWNER', moderator);
    expect(await statusOf()).toBe('published');
  });

  test('a reversal that hides it opens a case of its own, about which its author can complain', async () => {
    const first = await report();
    await decide(first.code, false);
    const before = (await mailsOf('renter@example.test')).length;
    await reverse(first.code, 'REPORTER');
    expect(await statusOf()).toBe('hidden');
    const mails = (await mailsOf('renter@example.test')).slice(0, -before || undefined);
    expect(mails.map(({ text }) => text.includes(REASONS))).toEqual([true]);
    const token = tokenIn(mails[0]?.text);
    const code = await ownCase();
    expect(await read(token)).toEqual({
      code,
      isOwnInitiative: false,
      isUpheld: true,
      canComplain: true,
      liftedAt: null,
      measures: [{ kind: 'REVIEW_HIDDEN' }],
    });
    const text = 'Los datos son los míos, no los de otra persona.';
    await world.app.visitor().query(COMPLAIN, { input: { token, text } });
    expect(await moderator.query(ACTS, { code })).toMatchObject({ staffReport: { followsCode: first.code } });
    // Not by the person who has just reversed the first one.
    const changed = { input: { code, isChanged: true, statement: 'La reseña vuelve: los datos eran suyos.' } };
    expect(await second.codeOf(REVERSE, changed)).toBe('FORBIDDEN');
    await moderator.query(REVERSE, changed);
    expect(await statusOf()).toBe('published');
    // The person who reported it was notified of each reversal, and reads that theirs no longer applies.
    const [toReporter] = await mailsOf(first.email);
    expect(toReporter?.text).toContain('La reseña vuelve');
    expect(await read(tokenIn(toReporter?.text))).toMatchObject({ code: first.code, liftedAt: expect.any(String) });
  });

  test('the cases that it answers end together, and everybody who reported it is notified', async () => {
    const [one, other] = [await report(), await report()];
    await decide(one.code, true);
    expect((await caseOf(other.code)).status).toBe('upheld');
    await reverse(one.code, 'OWNER');
    expect(await statusOf()).toBe('published');
    const [mail] = await mailsOf(other.email);
    expect(mail?.subject).toBe(`Otra persona lo ha revisado y la decisión cambia (${other.code})`);
    expect(mail?.text).toContain(REASONS);
    expect(await read(tokenIn(mail?.text))).toMatchObject({
      canComplain: false,
      liftedAt: world.clock.now().toISOString(),
    });
    const complaint = { input: { code: other.code, side: 'REPORTER', text: REASONS } };
    expect(await moderator.codeOf(TAKE, complaint)).toBe('REPORT_STATE_REFUSED');
    // It hides nothing any more.
    await decideReview(true);
    await reverse(await ownCase(), 'OWNER');
    expect(await statusOf()).toBe('published');
  });

  test('those of another decision are not among them, although the review is shown by the staff in between', async () => {
    const first = await report();
    await decide(first.code, true);
    await decideReview(false);
    expect((await caseOf(first.code)).liftedAt).not.toBeNull();
    const later = await report();
    await decide(later.code, true);
    await reverse(later.code, 'OWNER');
    expect(await statusOf()).toBe('published');
    expect((await mailsOf(first.email))[0]?.subject).toContain('Hemos retirado la reseña');
  });

  test('a dismissed report leaves it hidden', async () => {
    const { code } = await report();
    await world.app.asOwner(`update reviews set status = 'hidden' where id = '${uuidOf(reviewId)}'`);
    await decide(code, false);
    expect([await statusOf(), (await caseOf(code)).status]).toEqual(['hidden', 'dismissed']);
  });

  test('is reversed too when the erasure of its reporter has deleted the report', async () => {
    const [erased, other] = [await report(), await report()];
    await find().deleteFrom('ReviewReport').where('code', '=', erased.code).execute();
    await decide(erased.code, true);
    expect([await statusOf(), (await caseOf(other.code)).status]).toEqual(['hidden', 'upheld']);
    expect(await find().selectFrom('ReportCase').select('code').where('isOwnInitiative', '=', true).execute()).toEqual(
      [],
    );
    await reverse(other.code, 'OWNER');
    expect(await statusOf()).toBe('published');
  });

  test('dismissed reports end together, and a complaint that waits is answered with them', async () => {
    const [one, informed, waiting] = [await report(), await report(), await report()];
    await decide(one.code, false, { isUnfounded: true, unfoundedCodes: [informed.code] });
    await moderator.query(TAKE, { input: { code: waiting.code, side: 'REPORTER', text: REASONS } });
    await reverse(one.code, 'REPORTER');
    const own = await ownCase();
    expect(await caseOf(informed.code)).toMatchObject({ status: 'dismissed', isUnfounded: false });
    expect(await caseOf(waiting.code)).toMatchObject({ status: 'upheld', complaintOutcome: 'changed', effect: null });
    for (const { code, email } of [informed, waiting])
      expect((await mailsOf(email))[0]?.subject).toBe(`Otra persona lo ha revisado y la decisión cambia (${code})`);
    const complaint = { input: { code: informed.code, side: 'REPORTER', text: REASONS } };
    expect(await moderator.codeOf(TAKE, complaint)).toBe('REPORT_STATE_REFUSED');
    // The author complains about the case that followed: everybody is informed again.
    await reverse(own, 'OWNER', moderator);
    expect([await statusOf(), await ownCase()]).toEqual(['published', own]);
    for (const { code, email } of [informed, waiting]) {
      const mails = (await mailsOf(email)).filter(({ subject }) => subject.includes('la decisión cambia'));
      expect(mails).toHaveLength(2);
      expect((await caseOf(code)).liftedAt).not.toBeNull();
    }
  });

  test('upheld reports end together, and a complaint that waits is answered with them', async () => {
    const [one, informed, waiting] = [await report(), await report(), await report()];
    await decide(one.code, true);
    await moderator.query(TAKE, { input: { code: waiting.code, side: 'REPORTER', text: REASONS } });
    await reverse(one.code, 'OWNER');
    expect(await statusOf()).toBe('published');
    expect((await caseOf(informed.code)).liftedAt).not.toBeNull();
    expect(await caseOf(waiting.code)).toMatchObject({ status: 'dismissed', complaintOutcome: 'changed' });
    for (const { code, email } of [informed, waiting]) {
      const mails = (await mailsOf(email)).filter(({ subject }) => subject.includes('la decisión cambia'));
      expect(mails.map(({ subject }) => subject)).toEqual([
        `Otra persona lo ha revisado y la decisión cambia (${code})`,
      ]);
    }
    const toAuthor = (await mailsOf('renter@example.test')).filter(({ subject }) => subject.includes(waiting.code));
    expect(toAuthor).toEqual([]);
    const kept = { input: { code: waiting.code, isChanged: false, statement: REASONS } };
    expect(await second.codeOf(REVERSE, kept)).toBe('REPORT_STATE_REFUSED');
  });

  test('takes one complaint of its author, by the page of any of its reports', async () => {
    const [one, other] = [await report(), await report()];
    await decide(one.code, true);
    const keys = await find().selectFrom('ReportCase').select(['code', 'reporterKey', 'ownerKey']).execute();
    const pageOf = (code: string): string => {
      const row = keys.find((key) => key.code === code);
      if (!row) throw new Error('no case');
      return tokenIn(decisionPath(world.app.context().config, row, ReportSide.OWNER));
    };
    await moderator.query(TAKE, { input: { code: one.code, side: 'OWNER', text: REASONS } });
    const again = { input: { code: other.code, side: 'OWNER', text: REASONS } };
    expect(await moderator.codeOf(TAKE, again)).toBe('REPORT_STATE_REFUSED');
    expect(await read(pageOf(other.code))).toMatchObject({ code: one.code, canComplain: false });
    const filed = { input: { token: pageOf(other.code), text: REASONS } };
    expect(await world.app.visitor().query(COMPLAIN, filed)).toEqual({
      fileReportComplaint: { decision: { code: one.code } },
    });
    expect((await caseOf(other.code)).complainedAt).toBeNull();
    // The other side has its own.
    await moderator.query(TAKE, { input: { code: other.code, side: 'REPORTER', text: REASONS } });
  });

  test('takes one complaint of its author, also from two of its pages at the same moment', async () => {
    const [one, other] = [await report(), await report()];
    await decide(one.code, true);
    const pages = await find().selectFrom('ReportCase').select(['reporterKey', 'ownerKey']).execute();
    const complain = (page: (typeof pages)[number]) => {
      const token = tokenIn(decisionPath(world.app.context().config, page, ReportSide.OWNER));
      return world.app.visitor().query(COMPLAIN, { input: { token, text: REASONS } });
    };
    const holder = new pg.Client({ connectionString: world.app.databaseUrl });
    await holder.connect();
    // Held by every writer of the audit log, which a complaint is written to last.
    await holder.query('begin; select pg_advisory_xact_lock(20261121)');
    const filed = pages.map(complain);
    const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await world.app.context().em.execute<object[]>(blocked)).length).toBe(2);
    await holder.query('commit');
    await holder.end();
    await Promise.all(filed);
    const complaints = await Promise.all([one, other].map(({ code }) => caseOf(code)));
    expect(complaints.filter(({ complaintSide }) => complaintSide === ReportSide.OWNER)).toHaveLength(1);
  });

  test('says that the review stays hidden when another decision hides it', async () => {
    const first = await report();
    await decide(first.code, false);
    const [upheld, informed] = [await report(), await report()];
    await decide(upheld.code, true);
    await reverse(first.code, 'REPORTER');
    const note = 'sigue sin verse, porque hay otra decisión que se mantiene';
    await reverse(upheld.code, 'OWNER');
    for (const email of [upheld.email, informed.email, 'renter@example.test'])
      expect((await mailsOf(email)).find(({ subject }) => subject.includes('la decisión cambia'))?.text).toContain(
        note,
      );
    await reverse(await ownCase(), 'OWNER', moderator);
    expect(await statusOf()).toBe('published');
    expect((await mailsOf(first.email))[0]?.text).not.toContain(note);
  });

  test('has one page for its author, also after they complained about one of its reports', async () => {
    const [one, other] = [await report(), await report()];
    await decide(one.code, true);
    const read = async (): Promise<string | null> =>
      (await findOwnerPaths(world.app.context(), [uuidOf(reviewId)]))[0] ?? null;
    const pages = new Map<string | null, string>();
    for (const { code } of [one, other]) {
      await world.app.asOwner(`update report_cases set complaint_side = (case when code = '${code}' then 'owner' end)`);
      // One of them was decided a moment later.
      for (const late of [one, other]) {
        await world.app.asOwner(
          `update report_cases set decided_at = '2027-03-02T10:00:00Z'::timestamptz + (case when code = '${late.code}' then interval '1 millisecond' else interval '0' end)`,
        );
        pages.set(await read(), code);
      }
    }
    expect([...pages.values()]).toEqual([one.code, other.code]);
  });

  test('answers several reports as unfounded at once', async () => {
    const [one, other, founded] = [await report(), await report(), await report()];
    const keys = new Set<string>();
    for (const { code } of [one, other, founded]) {
      const { staffReport } = await moderator.query<{ staffReport: { answeredTogetherAs: string } }>(ACTS, { code });
      keys.add(staffReport.answeredTogetherAs);
    }
    expect([...keys]).toEqual([reviewId]);
    await decide(one.code, false, { isUnfounded: true, unfoundedCodes: [other.code, 'REP-2020-000001'] });
    const unfounded = await Promise.all(
      [one, other, founded].map(async ({ code }) => (await caseOf(code)).isUnfounded),
    );
    expect(unfounded).toEqual([true, true, false]);
  });

  test('is not offered to staff with an open report of theirs, nor to whom the review is about', async () => {
    const { code } = await report();
    const actsOf = async (client: GraphqlClient): Promise<readonly string[]> =>
      (await client.query<{ staffReport: { availableActs: string[] } }>(ACTS, { code })).staffReport.availableActs;
    expect(await actsOf(moderator)).toEqual(['UPHOLD', 'DISMISS']);
    await report(moderator);
    expect([await actsOf(moderator), await actsOf(second)]).toEqual([[], ['UPHOLD', 'DISMISS']]);
    const input = { input: { code, isUpheld: true, statement: WHY } };
    expect(await moderator.codeOf(DECIDE, input)).toBe('FORBIDDEN');
    await world.app.asOwner(
      `update reviews set subject_id = (select id from users where email = 'second@example.test') where id = '${uuidOf(reviewId)}'`,
    );
    expect(await actsOf(second)).toEqual([]);
    expect(await second.codeOf(DECIDE, input)).toBe('FORBIDDEN');
  });
});

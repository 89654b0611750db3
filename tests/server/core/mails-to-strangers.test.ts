import { getMetadataStorage } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import type { StoredMail } from '../../../server/ports/mail-folder.js';
import { awaitMail, createAccount, linkOf, mailsTo, PASSWORD, signInAs } from '../../support/accounts.js';
import { createWorld, type World } from '../../support/bookings.js';
import { runJobs } from '../../support/queued-jobs.js';
import { createEndedRental, leaveReview, renterReview, hostReview } from '../../support/reviews.js';
import { settled } from '../../support/settled.js';
import { publishedSpace } from '../../support/spaces.js';
import type { TestApp } from '../../support/test-app.js';

const CANARY = 'Zarzaparrilla';
const WORDS = `${CANARY}: llama al premio`;
const LONG = `${CANARY}: has ganado un premio, llama ya y lo cobras hoy mismo.`;

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
const RESEND = 'mutation ($email: String!) { resendConfirmation(input: { email: $email }) { email } }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const CONTACT = 'mutation ($input: ContactInput!) { sendContactMessage(input: $input) { code } }';
const WAITING_LIST = 'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { isJoined } }';
const REPORT_SPACE = 'mutation ($input: ReportSpaceInput!) { reportSpace(input: $input) { code } }';
const REPORT_REVIEW = 'mutation ($input: ReportReviewInput!) { reportReview(input: $input) { code } }';
const REPORT_USER = 'mutation ($input: ReportUserInput!) { reportUser(input: $input) { code } }';
const CHANGE_EMAIL = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }';
const DECIDE = 'mutation ($input: DecideReviewInput!) { decideReview(input: $input) { review { id } } }';

/** Mutations without sign-in; those that send a mail to an address of the caller's choice are tested below. */
const OPEN_WITH_MAIL = [
  'joinWaitingList',
  'reportReview',
  'reportSpace',
  'reportUser',
  'requestPasswordReset',
  'resendConfirmation',
  'sendContactMessage',
  'signUp',
];
const OPEN_WITHOUT = [
  'confirmEmail',
  'confirmWaitingList',
  'countSearch',
  'countSpaceView',
  'fileReportComplaint',
  'leaveWaitingList',
  'rateArticle',
  'refreshSession',
  'resetPassword',
  'signIn',
  'signInAfterSignUp',
  'signOut',
  'stopMails',
  'translateText',
  'verifyMfa',
];

let world: World;
let app: TestApp;
let reviewId: string;
let spaceId: string;

beforeAll(async () => {
  world = await createWorld({ background: true });
  app = world.app;
  spaceId = await publishedSpace(app, world.host, { title: `${CANARY} espacio con premio` });
  const booking = await createEndedRental(world);
  ({ id: reviewId } = await leaveReview(world.renter, renterReview(booking, { text: LONG })));
  await leaveReview(world.host, hostReview(booking));
});
afterAll(() => app.stop());

/** Everything a mail program could show of the mails to an address, including decoded links. */
async function everythingTo(email: string): Promise<{ mails: StoredMail[]; words: string }> {
  await settled(app);
  const mails = await mailsTo(app, email);
  const raw = mails.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`).join('\n');
  return { mails, words: `${raw}\n${decodeURIComponent(raw.replace(/%(?![\da-f]{2})/gi, '%25'))}` };
}

async function expectNoWords(email: string, count: number): Promise<void> {
  const { mails, words } = await everythingTo(email);
  expect(mails).toHaveLength(count);
  expect(words.toLowerCase()).not.toContain(CANARY.toLowerCase());
  expect(words).not.toContain('premio');
}

const person = (email: string) => ({ fullName: WORDS, email, locale: 'ES' });
const signUp = (email: string, more: object = {}) =>
  app.visitor().query(SIGN_UP, {
    input: { ...person(email), password: PASSWORD, confirmPassword: PASSWORD, acceptsTerms: true, ...more },
  });
async function hostId(): Promise<string> {
  const [host] = await app.context().em.execute<{ id: string }[]>('select host_id as id from spaces limit 1');
  return toGlobalId('User', host?.id ?? '');
}
const reviewReport = (email: string) => ({
  ...person(email),
  reviewId,
  reason: 'OTHER',
  details: LONG,
  isGoodFaith: true,
});

describe('P-83 mails to an unverified address contain no text of the caller', () => {
  test('P-83 every mutation without sign-in is in the lists of this test', () => {
    const { mutations, authorizedFields } = getMetadataStorage();
    const isClosed = ({ target, methodName }: (typeof mutations)[number]): boolean =>
      authorizedFields.some((field) => field.target === target && field.fieldName === methodName);
    expect(
      mutations
        .filter((mutation) => !isClosed(mutation))
        .map(({ schemaName }) => schemaName)
        .toSorted(),
    ).toEqual([...OPEN_WITH_MAIL, ...OPEN_WITHOUT].toSorted());
  });

  test('P-83 sign-up, resent confirmation and password reset', async () => {
    const email = 'victim-sign-up@example.test';
    await signUp(email, { next: `/search?postal_code=${CANARY}%20premio&save=1` });
    await awaitMail(app, email);
    await app.visitor().query(RESEND, { email });
    await awaitMail(app, email, 2);
    await app.visitor().query(RESET, { email });
    await awaitMail(app, email, 3);
    await expectNoWords(email, 3);
  });

  test('P-83 sign-up with the address of an unverified, suspended account', async () => {
    const email = 'victim-suspended@example.test';
    await createAccount(app, { email, fullName: WORDS, isVerified: false });
    await app.context().em.execute('update users set suspended_at = now() where email = ?', [email]);
    await signUp(email);
    await awaitMail(app, email);
    await expectNoWords(email, 1);
  });

  test('P-83 contact form with the address of another person, signed out and signed in', async () => {
    const email = 'victim-contact@example.test';
    const input = { ...person(email), topic: 'OTHER', message: LONG };
    await app.visitor().query(CONTACT, { input });
    await world.renter.query(CONTACT, { input });
    await awaitMail(app, email, 2);
    await expectNoWords(email, 2);
  });

  test('P-83 report of an own space', async () => {
    const email = 'victim-space@example.test';
    const {
      reportSpace: { code },
    } = await app.visitor().query<{ reportSpace: { code: string } }>(REPORT_SPACE, {
      input: { ...person(email), spaceId, reason: 'OTHER', details: LONG, isGoodFaith: true },
    });
    expect((await awaitMail(app, email)).subject).toContain(code);
    await expectNoWords(email, 1);
    // The staff read the whole text.
    expect((await awaitMail(app, 'soporte@hueco.test', 1, `${code} · Anuncio denunciado: Otra cosa`)).text).toContain(
      LONG,
    );
  });

  test('P-83 report of a person', async () => {
    const email = 'victim-person@example.test';
    const { reportUser } = await app.visitor().query<{ reportUser: { code: string } }>(REPORT_USER, {
      input: { ...person(email), userId: await hostId(), reason: 'FRAUD', details: LONG, isGoodFaith: true },
    });
    expect((await awaitMail(app, email)).subject).toContain(reportUser.code);
    await expectNoWords(email, 1);
  });

  test('P-83 report of a review and the decision about it', async () => {
    const email = 'victim-review@example.test';
    await app.visitor().query(REPORT_REVIEW, { input: reviewReport(email) });
    await awaitMail(app, email);
    await world.admin.query(DECIDE, {
      input: { reviewId, isHidden: false, statement: 'La reseña cumple las normas.' },
    });
    await awaitMail(app, email, 2);
    await expectNoWords(email, 2);
  });

  test('P-83 waiting list of a city', async () => {
    const email = 'victim-city@example.test';
    expect(await app.visitor().codeOf(WAITING_LIST, { input: { email, city: WORDS } })).toBe('NOT_FOUND');
    await app.visitor().query(WAITING_LIST, { input: { email, city: 'madrid' } });
    await awaitMail(app, email);
    await expectNoWords(email, 1);
  });

  test('P-83 change of an account to the address of another person', async () => {
    await createAccount(app, { email: 'moving@example.test', fullName: WORDS });
    const client = app.visitor();
    await signInAs(client, 'moving@example.test');
    const email = 'victim-change@example.test';
    await client.query(CHANGE_EMAIL, { input: { email, password: PASSWORD } });
    await awaitMail(app, email);
    await expectNoWords(email, 1);
  });
});

describe('P-83 an address typed from many networks', () => {
  test('P-83 gets three receipts of the contact form an hour; what was sent is taken all the same', async () => {
    const email = 'victim-flood@example.test';
    for (const number of [1, 2, 3, 4])
      await app
        .visitor()
        .query(CONTACT, { input: { ...person(email), topic: 'OTHER', message: `${LONG} (${number})` } });
    await expectNoWords(email, 3);
    expect(await app.context().em.execute('select id from tickets where email = ?', [email])).toHaveLength(4);
  });

  test('P-83 P11 gets three receipts of reports an hour, and one at its end that names them all', async () => {
    const email = 'rights@example.test';
    const userId = await hostId();
    const report = async (number: number): Promise<string> => {
      const details = `${LONG} (${number})`;
      const input = { ...person(email), userId, reason: 'FRAUD', details, isGoodFaith: true };
      return (await app.visitor().query<{ reportUser: { code: string } }>(REPORT_USER, { input })).reportUser.code;
    };
    const codes = [await report(1), await report(2)];
    // The same report is no new one and takes no receipt away.
    expect(await report(2)).toBe(codes[1]);
    codes.push(await report(3));
    await expectNoWords(email, 3);
    codes.push(await report(4), await report(5));
    await expectNoWords(email, 3);
    await runJobs(app, 'reports.late-receipts');
    await expectNoWords(email, 4);
    const late = (await mailsTo(app, email)).find(({ subject }) => subject === 'Hemos recibido tus denuncias');
    for (const code of codes) expect(late?.text).toContain(code);
    expect(await mailsTo(app, 'soporte@hueco.test')).toEqual(
      expect.arrayContaining(
        codes.map((code) => expect.objectContaining({ subject: expect.stringContaining(code) as string })),
      ),
    );
  });
});

describe('P-83 mails to the own address', () => {
  test('contain the text of the signed-in writer', async () => {
    await createAccount(app, { email: 'own@example.test', fullName: 'Ana Gil' });
    const own = app.visitor();
    await signInAs(own, 'own@example.test');
    await own.query(CONTACT, {
      input: { fullName: 'Ana Gil', email: 'Own@example.test', topic: 'OTHER', message: LONG },
    });
    expect((await awaitMail(app, 'own@example.test')).text).toContain(LONG);
    await own.query(REPORT_SPACE, { input: { spaceId, reason: 'OTHER', details: LONG, isGoodFaith: true } });
    expect((await awaitMail(app, 'own@example.test', 2)).text).toContain(LONG);
  });

  test('have a sign-up link that redirects to the encrypted next page; forged and foreign ones are ignored', async () => {
    const email = 'going-on@example.test';
    const next = '/search?postal_code=Chamberí&type=garage&save=1';
    await signUp(email, { next });
    const link = linkOf(await awaitMail(app, email));
    const follow = async (address: URL) => {
      const response = await fetch(`${app.url}${address.pathname}${address.search}`, { redirect: 'manual' });
      return {
        status: response.status,
        cache: response.headers.get('cache-control'),
        to: new URL(response.headers.get('location') ?? '/', app.url),
      };
    };
    const { status, cache, to } = await follow(link);
    expect([status, cache, to.pathname, to.searchParams.get('confirm')]).toEqual([
      302,
      'no-store',
      '/',
      link.searchParams.get('confirm'),
    ]);
    expect(decodeURI(to.searchParams.get('next') ?? '')).toBe(next);
    // Nobody can forge such a link or use the one of another mail.
    for (const forged of ['v1.AAAA', 'x', `v1.${'A'.repeat(200)}`]) {
      link.searchParams.set('go', forged);
      expect((await follow(link)).to.searchParams.has('next')).toBe(false);
    }
    const other = linkOf(await awaitMail(app, email));
    other.searchParams.set('confirm', 'another-token');
    expect((await follow(other)).to.searchParams.has('next')).toBe(false);
  });
});

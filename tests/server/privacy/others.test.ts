import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { addJob } from '../../../server/core/jobs/jobs.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { exportFiles } from '../../../server/features/privacy/columns/declared-tables.js';
import { eraseCases } from '../../../server/features/privacy/erasure/erase-cases.js';
import { eraseEvents } from '../../../server/features/privacy/erasure/erase-mentions.js';
import { eraseStaffTexts } from '../../../server/features/privacy/erasure/erase-staff-texts.js';
import { ownRows } from '../../../server/features/privacy/export/own-rows.js';
import { signInAs } from '../../support/accounts.js';
import { createWorld, start, stay, type World } from '../../support/bookings.js';
import { ask, runErasures } from './erasure.js';
import { moneyTexts, plantMoneyTexts } from './staff-texts.js';
import { newPerson, uuidOf } from '../../support/spaces.js';
import { allColumns, insertCanaries } from './canaries.js';

const RENAME = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }';
const COMMENT = 'mutation ($input: RateArticleInput!) { rateArticle(input: $input) { isRated } }';

describe('erasure and other users', () => {
  let world: World;
  let whilePurging: () => Promise<unknown> = () => Promise.resolve();

  beforeAll(async () => {
    // Stored mails are deleted midway, when concurrent work can interfere.
    const mail = { send: () => Promise.resolve(), purge: async () => void (await whilePurging()) };
    world = await createWorld({ ports: { mail } });
  });

  afterAll(() => world.app.stop());

  const queued = async (): Promise<string[]> => {
    const rows = await world.app
      .context()
      .em.execute<{ task: string; to: string | null }[]>(
        `select t.identifier as task, j.payload ->> 'to' as to from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
      );
    return rows.map(({ task, to }) => (to ? `${task} ${to}` : task));
  };

  it('P-64 deletes only the jobs about the user, even when their name matches others', async () => {
    const { app, clock } = world;
    const { em } = app.context();
    const ana = await newPerson(app, 'ana@example.test');
    await ana.query(RENAME, { input: { displayName: 'bookingId' } });
    await ask(ana);
    await em.execute('delete from graphile_worker._private_jobs');
    const mailTo = (to: string, params: object = {}): Promise<void> =>
      addJob(app.context(), 'mail.send', { id: to, to, locale: 'es', template: 'accounts.new-sign-in', params });
    await addJob(app.context(), 'bookings.remind-host', {
      bookingId: '5b0f1b1e-0000-4000-8000-000000000001',
      hours: 1,
    });
    await mailTo('susana@example.test');
    await mailTo('ana@example.test.mx', { device: 'Firefox' });
    await mailTo('ana@example.test');
    await mailTo('soporte@hueco.test', { message: 'Escribidme a\nANA@example.test, por favor.' });
    for (const [comment, visitKey] of [
      ['Mi bookingIds no sale', 'visit-of-somebody-else'],
      ['Soy ana@example.test.', 'visit-of-ana-in-person'],
    ]) {
      await app
        .visitor()
        .query(COMMENT, { input: { slug: 'contacto', locale: 'ES', isHelpful: false, comment, visitKey } });
    }
    clock.advance({ days: 7 });
    await runErasures(world);
    expect(await em.execute(`select 1 from users where email = 'ana@example.test'`)).toEqual([]);
    expect(await queued()).toEqual([
      'bookings.remind-host',
      'mail.send susana@example.test',
      'mail.send ana@example.test.mx',
      'mail.send ana@example.test',
    ]);
    const [last] = await em.execute<{ template: string }[]>(
      `select payload ->> 'template' as template from graphile_worker._private_jobs order by id desc limit 1`,
    );
    // The only remaining mail confirms the erasure.
    expect(last?.template).toBe('privacy.erasure-done');
    const comments = await em.execute<{ comment: string | null }[]>(
      'select comment from article_answers order by answered_at, id',
    );
    expect(comments.map(({ comment }) => comment).toSorted()).toEqual(['Mi bookingIds no sale', null]);
  });

  it('P-63 an export hides what the other side of a claim wrote about paying outside, as the pages do', async () => {
    const { app, renter, spaceId } = world;
    const { em } = app.context();
    await signInAs(renter, 'renter@example.test');
    const { id } = await start(renter, stay(spaceId, 120));
    const [booking] = await em.execute<{ id: string; renter: string; host: string }[]>(
      'select id, renter_id as renter, host_id as host from bookings where id = ?',
      [uuidOf(id)],
    );
    if (!booking) throw new Error('the booking is missing');
    const columns = await allColumns(app);
    const row = (table: string, given: Readonly<Record<string, unknown>>) => insertCanaries(app, columns, table, given);
    const [claimId, text] = [randomUUID(), 'Te devuelvo 100 € por Bizum al 600 111 222 y la retiras.'];
    await row('claims', {
      id: claimId,
      booking_id: booking.id,
      side: 'renter',
      claimant_id: booking.renter,
      claim_case: 'different',
      assignee_id: null,
      status: 'closed',
      appealed_by: 'host',
      wanted_remedy: 'lower_rent',
      text,
      appeal_text: text,
    });
    await row('claim_answers', { claim_id: claimId, author_id: booking.host, text });
    await row('claim_questions', { claim_id: claimId, number: 1, side: 'host', asked_by: booking.host, answer: text });
    const seenBy = async (userId: string): Promise<unknown[]> => {
      const rows = await Promise.all(
        exportFiles
          .filter(({ table }) => ['claims', 'claim_answers', 'claim_questions'].includes(table))
          .map(async (file) =>
            (await ownRows(app.context(), file, userId)).map((one) => ({ table: file.table, ...one })),
          ),
      );
      const found = (table: string): Record<string, unknown> => rows.flat().find((one) => one.table === table) ?? {};
      const texts = [found('claims')['text'], found('claims')['appeal_text']];
      return [...texts, found('claim_answers')['text'], found('claim_questions')['answer']];
    };
    const hidden = expect.stringMatching(/^(?!.*Bizum).*\[oculto \/ hidden\]/) as string;
    expect(await seenBy(booking.renter)).toEqual([text, hidden, hidden, hidden]);
    expect(await seenBy(booking.host)).toEqual([hidden, text, text, text]);
  });

  it('P-64 what the staff wrote about the money of a booking stays without the user', async () => {
    const { app, renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId, 168));
    await plantMoneyTexts(app, uuidOf(id), 'Abono a Zoraida Quijano, llamó desde el 655 123 987.');
    const [booking] = await app
      .context()
      .em.execute<{ renter: string }[]>('select renter_id as renter from bookings where id = ?', [uuidOf(id)]);
    const personal = { addresses: [], bookings: [], names: ['Zoraida Quijano'] };
    await inTransaction(app.context(), (tx) => eraseStaffTexts(tx, booking?.renter ?? '', personal));
    expect(await moneyTexts(app, uuidOf(id))).toEqual(Array(5).fill('Abono a …, llamó desde el ….'));
  });

  it('P-64 a report of a review about a user stays without the user in its case too, which the author reads', async () => {
    const { app, renter, spaceId } = world;
    const { em } = app.context();
    const { id } = await start(renter, stay(spaceId, 14));
    const [booking] = await em.execute<{ renter: string; host: string; space: string }[]>(
      'select renter_id as renter, host_id as host, space_id as space from bookings where id = ?',
      [uuidOf(id)],
    );
    const review = randomUUID();
    await em.execute(
      `insert into reviews (id, booking_id, round, direction, author_id, subject_id, space_id, overall, text, language, status, submitted_at, published_at)
       values (?, ?, 'end', 'of_space', ?, ?, ?, 2, 'No era como en las fotos.', 'es', 'published', now(), now())`,
      [review, uuidOf(id), booking?.renter, booking?.host, booking?.space],
    );
    await app.visitor().query('mutation ($input: ReportReviewInput!) { reportReview(input: $input) { code } }', {
      input: {
        reviewId: toGlobalId('Review', review),
        reason: 'INSULT',
        details: 'Publica el teléfono de Marta Ruiz, 655 123 987.',
        fullName: 'Alba Soto Ruiz',
        email: 'alba@example.test',
        isGoodFaith: true,
        locale: 'ES',
      },
    });
    const statement = 'Marta Ruiz no aparece en la reseña.';
    await em.execute(`update report_cases set statement = ?, complaint = ? where subject_id = ?`, [
      statement,
      'Marta Ruiz (655 123 987) lo pidió.',
      review,
    ]);
    const personal = { addresses: [], bookings: [], names: ['Marta Ruiz'] };
    await inTransaction(app.context(), (tx) => eraseCases(tx, booking?.host ?? '', personal));
    const texts = await em.execute(
      `select c.details, c.statement, c.complaint, r.details as filed from report_cases c join review_reports r on r.code = c.code where c.subject_id = ?`,
      [review],
    );
    const details = 'Publica el teléfono de …, ….';
    expect(texts).toEqual([
      { details, filed: details, statement: '… no aparece en la reseña.', complaint: '… (…) lo pidió.' },
    ]);
  });

  it('P-64 deletes the dispatched events about a user in parts of the table', async () => {
    const { app } = world;
    const { em } = app.context();
    const [own, other] = [randomUUID(), randomUUID()];
    await em.execute(
      `insert into outbox (type, payload, dispatched_at)
       select 'test.planted', jsonb_build_object('userId', case when n = 4 then ?::text else ?::text end, 'n', n), case when n = 3 then null else now() end
       from generate_series(1, 7) as n order by n`,
      [other, own],
    );
    await inTransaction(app.context(), (tx) => eraseEvents(tx, own, 2));
    const left = await em.execute(
      `delete from outbox where type = 'test.planted' returning (payload ->> 'n')::int as n, payload ->> 'userId' as user_id`,
    );
    expect(left).toEqual([
      { n: 3, user_id: own },
      { n: 4, user_id: other },
    ]);
  });

  it('P-64 what the staff wrote about the payouts of a host stays without the host', async () => {
    const { app } = world;
    const { em } = app.context();
    const columns = await allColumns(app);
    const row = (table: string, given: Readonly<Record<string, unknown>>) => insertCanaries(app, columns, table, given);
    const [host] = await em.execute<{ id: string }[]>(`select id from users where email = 'host@example.test'`);
    const [payout, text] = [randomUUID(), 'Marta Ruiz (655 123 987) confirma que cobró.'];
    await row('payouts', {
      id: payout,
      host_id: host?.id,
      status: 'paid',
      transfer_ref: 'tr_own',
      payout_ref: 'po_own',
    });
    const refs = [payout, `account_closed ${payout}`, 'tr_own', 'po_own', randomUUID()];
    for (const ref of refs)
      await row('reconciliation_alarms', { ref, booking_id: null, kind: 'payout_unanswered', resolution: text });
    const personal = { addresses: [], bookings: [], names: ['Marta Ruiz'] };
    await inTransaction(app.context(), (tx) => eraseStaffTexts(tx, host?.id ?? '', personal));
    const alarms = await em.execute<{ ref: string; resolution: string }[]>(
      `select ref, resolution from reconciliation_alarms where kind = 'payout_unanswered'`,
    );
    expect(refs.map((ref) => alarms.find((one) => one.ref === ref)?.resolution)).toEqual([
      ...Array<string>(4).fill('… (…) confirma que cobró.'),
      text,
    ]);
  });

  it('P15 is postponed when the user books something at the same moment', async () => {
    const { app, clock, spaceId } = world;
    const { em } = app.context();
    const late = await newPerson(app, 'late@example.test');
    await ask(late);
    clock.advance({ days: 7 });
    const client = app.visitor();
    const { signIn } = await client.query<{ signIn: { accessToken: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      {
        input: { email: 'late@example.test', password: 'Trastero-verde-2026' },
      },
    );
    client.accessToken = signIn.accessToken;
    whilePurging = () => start(client, stay(spaceId, 60));
    await runErasures(world);
    const [row] = await em.execute<{ status: string; is_later: boolean; email: string }[]>(
      `select e.status, e.run_at > ? as is_later, u.email from erasures e join users u on u.id = e.user_id where u.email = 'late@example.test'`,
      [clock.now()],
    );
    expect(row).toEqual({ status: 'scheduled', is_later: true, email: 'late@example.test' });
  });
});

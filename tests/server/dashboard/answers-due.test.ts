import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.js';
import { answer, ASK_FOR_DATA, QUESTION, runningStay, smallerInput, submit, vote } from '../../support/money/claims.js';
import { ANSWER, askForDates, change } from '../../support/money/changes.js';
import { uuidOf } from '../../support/spaces.js';

let id: string;

const world = useWorld();

interface Due {
  readonly claimId: string | null;
  readonly since: string;
  readonly until: string | null;
  readonly booking: { readonly id: string };
}

const due = async (mode: string, client = world.host): Promise<Due[]> =>
  (
    await client.query<{ dashboardSummary: { answersDue: Due[] } }>(
      `query ($mode: DashboardMode!) { dashboardSummary(mode: $mode) { answersDue { claimId since until booking { id } } } }`,
      { mode },
    )
  ).dashboardSummary.answersDue;

test('P10 the overview has the changes and claims that the host has to answer, and when', async () => {
  id = await runningStay(world);
  expect(await due('HOST')).toEqual([]);
  const { changeRequest } = await askForDates(world.renter, id, '2027-04-05', '2027-05-25');
  const asked = {
    claimId: null,
    since: world.clock.now().toISOString(),
    until: changeRequest?.expiresAt,
    booking: { id },
  };
  expect(await due('HOST')).toEqual([asked]);
  const claim = await submit(world.renter, await smallerInput(world, id));
  expect(await due('HOST')).toEqual([
    asked,
    { claimId: claim.id, since: world.clock.now().toISOString(), until: claim.endsBy, booking: { id } },
  ]);
  // Who asked does not owe the answer.
  expect(await due('RENTER', world.renter)).toEqual([]);
  await change(world.host, ANSWER, { changeId: changeRequest?.id, isAgreed: false });
  expect((await due('HOST')).map(({ claimId }) => claimId)).toEqual([claim.id]);
  const { status, endsBy } = await answer(world.host, claim.id, { isAgreed: false });
  expect(status).toBe('PROPOSED');
  const since = world.clock.now().toISOString();
  expect(await due('HOST')).toEqual([{ claimId: claim.id, since, until: endsBy, booking: { id } }]);
  await vote(world.host, claim.id);
  expect(await due('HOST')).toEqual([]);
  for (const side of ['RENTER', 'HOST']) {
    await world.app.context().em.execute('update claim_questions set ended_at = now()');
    await world.app.context().em.execute(`update claims set status = 'in_review'`);
    await world.admin.query(ASK_FOR_DATA, { input: { claimId: claim.id, side, days: 3, text: QUESTION } });
    const asked = await due('HOST');
    expect(asked.map(({ claimId }) => claimId)).toEqual(side === 'HOST' ? [claim.id] : []);
  }
});

test('P10 the overview misses no answer of a host with many claims that wait for the staff', async () => {
  const { em } = world.app.context();
  const copyOf = async (table: string, values: string, where: string): Promise<void> => {
    const rows = await em.execute<{ name: string }[]>(
      `select column_name as name from information_schema.columns where table_name = ? and is_generated = 'NEVER'`,
      [table],
    );
    const columns = rows.map(({ name }) => name).join(', ');
    await em.execute(
      `insert into ${table} (${columns}) select ${columns} from (select (jsonb_populate_record(t, ${values})).*
       from ${table} t, generate_series(10, 34) n where ${where}) copies`,
      [uuidOf(id)],
    );
  };
  // Their ids come before that of the real booking, and their first deadline is over or was met.
  const copyId = `'00000000-0000-4000-8000-0000000000' || n`;
  await copyOf(
    'bookings',
    `jsonb_build_object('id', ${copyId}, 'reference', 'HU-COPY-' || n, 'status', 'completed')`,
    't.id = ?',
  );
  await copyOf(
    'claims',
    `jsonb_build_object('id', gen_random_uuid(), 'booking_id', ${copyId}, 'reference', 'RC-COPY-' || n, 'idempotency_key', n,
      'status', 'in_review', 'answer_by', t.created_at + interval '1 minute')`,
    't.booking_id = ?',
  );
  const { changeRequest } = await askForDates(world.renter, id, '2027-04-05', '2027-05-25');
  const left = async (): Promise<number> =>
    (
      await world.host.query<{ dashboardSummary: { answersLeft: number } }>(
        '{ dashboardSummary(mode: HOST) { answersLeft } }',
      )
    ).dashboardSummary.answersLeft;
  expect(await left()).toBe(0);
  expect(await due('HOST')).toContainEqual({
    claimId: null,
    since: world.clock.now().toISOString(),
    until: changeRequest?.expiresAt,
    booking: { id },
  });
  // All 25 copies wait for the host too: 20 bookings are listed.
  await em.execute(`update claims set status = 'awaiting_other', answer_by = ? where reference like 'RC-COPY-%'`, [
    new Date(world.clock.now().getTime() + 3_600_000),
  ]);
  const listed = new Set((await due('HOST')).map(({ booking }) => booking.id));
  expect([listed.size, await left()]).toEqual([20, 6]);
});

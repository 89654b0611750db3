import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/bookings.js';
import { answer, runningStay, smallerInput, submit } from '../../support/money/claims.js';
import { ANSWER, askForDates, change } from '../../support/money/changes.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());

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
  const id = await runningStay(world);
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
    { claimId: claim.id, since: world.clock.now().toISOString(), until: claim.answerBy, booking: { id } },
  ]);
  // Who asked does not owe the answer.
  expect(await due('RENTER', world.renter)).toEqual([]);
  await change(world.host, ANSWER, { changeId: changeRequest?.id, isAgreed: false });
  expect((await due('HOST')).map(({ claimId }) => claimId)).toEqual([claim.id]);
  await answer(world.host, claim.id, { isAgreed: false });
  const rest = await due('HOST');
  expect(rest.map(({ claimId }) => claimId)).not.toContain(null);
});

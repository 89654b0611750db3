import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { ACCEPT, NOW, TODAY, confirmed, requested, signInAgain, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';
import { CONFIRM_MOVE_OUT, MARK_ACTIVE, sweepStays, resetStays } from '../../support/stays.js';

const world = useWorld({}, { minDays: 1 });
beforeEach(() => resetStays(world));

interface PageView {
  readonly milestones: readonly {
    readonly kind: string;
    readonly state: string;
    readonly day: string | null;
    readonly amountCents: number | null;
    readonly count: number | null;
    readonly daysLeft: number | null;
  }[];
  readonly nextStep: {
    readonly kind: string;
    readonly urgency: string;
    readonly action: string | null;
    readonly until: string | null;
    readonly day: string | null;
    readonly amountCents: number | null;
  } | null;
  readonly actions: readonly {
    readonly action: string;
    readonly isAllowed: boolean;
    readonly reason: string | null;
    readonly opensAt: string | null;
  }[];
  readonly availableActions: readonly string[];
}

const PAGE = `query ($id: ID!) { booking(id: $id) { availableActions
  milestones { kind state day amountCents count daysLeft }
  nextStep { kind urgency action until day amountCents }
  actions { action isAllowed reason opensAt } } }`;

async function readPage(client: GraphqlClient, id: string): Promise<PageView | null> {
  return (await client.query<{ booking: PageView | null }>(PAGE, { id })).booking;
}

/** The page of each side, after checking that its buttons equal the actions of the state machine. */
async function pagesOf(id: string): Promise<{ renter: PageView; host: PageView }> {
  const [renter, host] = await Promise.all([world.renter, world.host].map((side) => readPage(side, id)));
  if (!renter || !host) throw new Error(`a side does not see ${id}`);
  for (const { actions, availableActions } of [renter, host])
    expect(actions.filter(({ isAllowed }) => isAllowed).map(({ action }) => action)).toEqual(availableActions);
  return { renter, host };
}

const shape = ({ milestones }: PageView): string[] => milestones.map(({ kind, state }) => `${state} ${kind}`);

async function at(instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAgain(world);
}

describe('P10 the booking page', () => {
  test('is readable by renter and staff, by the host from the request on, and not by strangers or visitors', async () => {
    const { app, stranger, admin, renter } = world;
    const { id } = await requested(world);
    expect(await readPage(stranger, id)).toBeNull();
    expect(await app.visitor().codeOf(PAGE, { id })).toBe('UNAUTHENTICATED');
    expect((await readPage(admin, id))?.nextStep).toBeNull();
    expect((await readPage(renter, id))?.nextStep?.kind).toBe('AWAIT_ANSWER');
    // The host cannot see a booking before the request.
    const hold = await start(renter, stay(world.spaceId, 100));
    expect(await readPage(world.host, hold.id)).toBeNull();
    expect((await readPage(renter, hold.id))?.nextStep).toMatchObject({ kind: 'PAY', action: 'PAY', urgency: 'DO' });
  });

  test('a request asks the host for an answer and the renter to wait until the deadline', async () => {
    const { id, respondBy } = await requested(world);
    const { renter, host } = await pagesOf(id);
    expect(renter.nextStep).toMatchObject({ kind: 'AWAIT_ANSWER', urgency: 'WAIT', until: respondBy });
    expect(host.nextStep).toMatchObject({ kind: 'ANSWER', urgency: 'DO', action: 'ACCEPT', until: respondBy });
    expect(shape(renter)).toEqual([
      'DONE REQUESTED',
      'NOW ANSWER',
      'LATER MOVE_IN',
      'LATER NOTICE',
      'LATER MOVE_OUT',
      'LATER FINAL_REVIEW',
    ]);
    expect(renter.actions.find(({ action }) => action === 'CANCEL')).toMatchObject({ reason: 'NOT_CONFIRMED' });
  });

  test('milestones, next step and actions follow a stay from confirmation to its end for both sides', async () => {
    const { id } = await requested(world, 34, 45);
    await at('2027-03-02T10:48:00Z');
    await world.host.query(ACCEPT, { input: { bookingId: id } });
    const coming = await pagesOf(id);
    expect(coming.renter.nextStep).toMatchObject({ kind: 'AWAIT_START', urgency: 'CALM', day: addDays(TODAY, 34) });
    // The charge was taken at acceptance; the host does not see what the renter paid.
    expect(coming.renter.milestones.slice(0, 3)).toMatchObject([
      { kind: 'REQUESTED', count: 53, day: TODAY },
      { kind: 'CONFIRMED', amountCents: 7700, day: TODAY },
      { kind: 'TODAY', state: 'NOW', count: null, daysLeft: 34 },
    ]);
    expect(coming.host.milestones.every(({ amountCents }) => amountCents === null)).toBe(true);
    const opensAt = new Date(`${addDays(TODAY, 34)}T00:00:00+02:00`).toISOString();
    expect(coming.renter.actions).toContainEqual({
      action: 'MARK_ACTIVE',
      isAllowed: false,
      reason: 'NOT_STARTED',
      opensAt,
    });

    await at(`${addDays(TODAY, 34)}T10:00:00Z`);
    const arriving = await pagesOf(id);
    expect(arriving.renter.nextStep).toMatchObject({ kind: 'MARK_ACTIVE', action: 'MARK_ACTIVE' });
    await world.renter.query(MARK_ACTIVE, { input: { bookingId: id } });
    const running = await pagesOf(id);
    expect(running.renter.nextStep).toMatchObject({ kind: 'RUNNING', urgency: 'CALM', day: '2027-05-05' });
    expect(running.renter.milestones.find(({ state }) => state === 'NOW')).toMatchObject({ count: 1, daysLeft: 45 });
    expect(running.host.actions.map(({ action, reason }) => [action, reason])).toContainEqual([
      'CONFIRM_MOVE_OUT',
      'NOT_ENDED',
    ]);

    // Notice is offered only while the stay lasts longer: 30 days for the host, 15 for the renter.
    for (const [day, sides] of [
      [48, ['renter', 'host']],
      [49, ['renter']],
      [63, ['renter']],
      [64, []],
    ] as const) {
      await at(`${addDays(TODAY, day)}T10:00:00Z`);
      const { renter, host } = await pagesOf(id);
      const shown = Object.entries({ renter, host }).filter(([, page]) => shape(page).includes('LATER NOTICE'));
      expect([day, shown.map(([side]) => side)]).toEqual([day, sides]);
    }

    await at(`${addDays(TODAY, 81)}T10:00:00Z`);
    await sweepStays(world);
    const leaving = await pagesOf(id);
    expect(leaving.renter.nextStep).toMatchObject({ kind: 'AWAIT_MOVE_OUT', urgency: 'WAIT' });
    expect(leaving.host.nextStep).toMatchObject({ kind: 'CONFIRM_MOVE_OUT', urgency: 'DO' });
    await world.host.query(CONFIRM_MOVE_OUT, { input: { bookingId: id } });
    const over = await pagesOf(id);
    for (const page of [over.renter, over.host]) {
      expect(page.nextStep).toMatchObject({ kind: 'WRITE_REVIEW', urgency: 'DO' });
      expect(page.actions).toEqual([]);
      expect(shape(page)).toEqual([
        'DONE REQUESTED',
        'DONE CONFIRMED',
        'DONE MOVE_IN',
        'DONE MOVE_OUT',
        'DONE COMPLETION',
        'LATER FINAL_REVIEW',
      ]);
    }
  });

  test('a failed charge is an alert for the renter and a wait for the host', async () => {
    const { id } = await confirmed(world);
    await world.app
      .context()
      .em.execute(
        `update payments set status = 'failed', captured_at = null, captured_cents = null where booking_id = ?`,
        [uuidOf(id)],
      );
    const { renter, host } = await pagesOf(id);
    expect(renter.nextStep).toMatchObject({ kind: 'PAYMENT_FAILED', urgency: 'ALERT' });
    expect(host.nextStep).toMatchObject({ kind: 'AWAIT_PAYMENT', urgency: 'WAIT' });
  });

  test('billing periods show each side its own amounts', async () => {
    const { id } = await confirmed(world, 34, 45);
    const read = async (client: GraphqlClient) =>
      (
        await client.query<{ booking: { billingPeriods: readonly Record<string, unknown>[] } }>(
          'query ($id: ID!) { booking(id: $id) { billingPeriods { from to dueOn takenAt amountCents rentCents feeCents protectionCents creditCents methodLast4 } } }',
          { id },
        )
      ).booking.billingPeriods;
    const from = addDays(TODAY, 34);
    const first = { from, to: '2027-05-05', takenAt: new Date(NOW).toISOString(), rentCents: 7000 };
    expect(await read(world.renter)).toMatchObject([
      { ...first, amountCents: 7700, feeCents: 700, protectionCents: 0, creditCents: 0, methodLast4: '4242' },
      {
        from: '2027-05-05',
        to: addDays(TODAY, 79),
        dueOn: '2027-05-05',
        takenAt: null,
        amountCents: 3850,
        methodLast4: null,
      },
    ]);
    expect(await read(world.host)).toMatchObject([
      { ...first, amountCents: 6650, feeCents: 350, protectionCents: null, creditCents: null, methodLast4: null },
      { amountCents: 3325 },
    ]);
  });
});

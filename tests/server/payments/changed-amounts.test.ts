import { beforeEach, describe, expect, test } from 'vitest';
import { runCycles } from '../../../server/features/bookings/billing/run-cycles.js';
import { runClaimClocks } from '../../../server/features/claims/claim.jobs.js';
import { CARDS, signInAgain, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import * as billing from '../../support/money/billing.js';
import { endAllBookings, giveNotice } from '../../support/money/changes.js';
import * as claims from '../../support/money/claims.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { uuidOf } from '../../support/spaces.js';
import { ledgerOf } from '../../support/stays.js';

const world = useWorld({}, { minDays: 1, sizeM2: 4.2 });
beforeEach(() => endAllBookings(world));

const sql = sqlOf(world);
/** The captured amounts of a cycle and what of them was ordered back, cents. */
const takenOf = async (id: string, cycleNo: number) => {
  const [row] = await sql<{ taken: number; back: number }>(
    `select coalesce(sum(p.total_cents), 0)::int as taken, coalesce(sum(r.back), 0)::int as back from payments p
       left join lateral (select sum(total_cents) as back from refunds where payment_id = p.id) r on true
       where p.booking_id = ? and p.cycle_no = ? and p.captured_at is not null`,
    [uuidOf(id), cycleNo],
  );
  return row;
};
const cycle = async (id: string, cycleNo: number) =>
  (await billing.readBilling(world.renter, id)).cycles.find((one) => one.cycleNo === cycleNo) as billing.CycleView;

describe('P-09 a month that becomes cheaper while the renter is on the page of the bank', () => {
  test('is not charged at the former price when the bank confirms', async () => {
    const id = await billing.running(world);
    await billing.breakCard(world, id);
    world.clock.set('2027-04-05T08:00:00Z');
    await billing.runBilling(world);
    await signInAgain(world);
    const refused = await cycle(id, 2);
    expect(refused).toMatchObject({ status: 'RETRYING', totalCents: 7700 });
    const input = await billing.payInput(world.renter, refused, CARDS.authenticate);
    const { payCycle } = await world.renter.query<{ payCycle: { actionUrl: string } }>(billing.PAY_CYCLE, { input });

    await giveNotice(world.renter, id, '2027-04-21');
    const cut = await cycle(id, 2);
    expect(cut.totalCents).toBeLessThan(7700);
    await sandboxOf(world.app).answerChallenge(/pi_\w+/.exec(payCycle.actionUrl)?.[0] ?? '', true);
    const { errors } = await world.renter.send(billing.COMPLETE_CYCLE, { input: { cycleId: cut.id } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CYCLE_AMOUNT_CHANGED',
      params: { amountCents: cut.totalCents },
    });
    await billing.settlePending(world.app);
    expect(await takenOf(id, 2)).toEqual({ taken: 0, back: 0 });

    await world.renter.query(billing.PAY_CYCLE, { input: await billing.payInput(world.renter, cut) });
    expect(await takenOf(id, 2)).toEqual({ taken: cut.totalCents, back: 0 });
    expect(await ledgerOf(world, id)).not.toHaveProperty('renter_receivable');
  });
});

describe('P5 a claim that lowers the rent while a month is being charged', () => {
  /** On 5 May the charge of the second month is on its way and the staff decide a lower rent. */
  async function decided(): Promise<{ id: string; claimId: string }> {
    const id = await claims.runningStay(world);
    const { id: claimId } = await claims.submit(world.renter, await claims.smallerInput(world, id));
    await claims.answer(world.host, claimId, { isAgreed: false });
    await claims.vote(world.host, claimId, false);
    await claims.at(world, '2027-05-05T08:00:00Z');
    await claims.decide(world.admin, claimId, 'LOWER_RENT');
    await runCycles(world.app.context());
    const onItsWay = await sql(`select cycle_no from payments where booking_id = ? and pending_step = 'charge'`, [
      uuidOf(id),
    ]);
    expect(onItsWay).toEqual([{ cycle_no: 2 }]);
    return { id, claimId };
  }

  /** 30 % of both months went back, and nothing is left open. */
  async function expectLowered(id: string): Promise<void> {
    expect(await takenOf(id, 1)).toEqual({ taken: 7700, back: 2310 });
    expect(await takenOf(id, 2)).toEqual({ taken: 3850, back: 1155 });
    expect((await cycle(id, 2)).totalCents).toBe(2695);
    expect(await ledgerOf(world, id)).not.toHaveProperty('renter_receivable');
  }

  test('waits for the answer of the provider when the last side accepts', async () => {
    const { id, claimId } = await decided();
    await claims.vote(world.renter, claimId);
    const { offerToken } = await claims.readClaim(world.host, claimId);
    const last = { input: { claimId, isAccepted: true, offerToken } };
    expect(await world.host.codeOf(claims.VOTE, last)).toBe('IDEMPOTENCY_IN_PROGRESS');
    await billing.settlePending(world.app);
    await world.host.query(claims.VOTE, last);
    await expectLowered(id);
  });

  test('waits for the answer of the provider when the time to appeal ends', async () => {
    const { id, claimId } = await decided();
    // The provider does not answer until after the time to appeal.
    await claims.at(world, '2027-05-20T08:00:00Z');
    await runClaimClocks(world.app.context());
    expect((await claims.readClaim(world.renter, claimId)).status).toBe('DECIDED');
    await billing.settlePending(world.app);
    await runClaimClocks(world.app.context());
    expect((await claims.readClaim(world.renter, claimId)).status).toBe('CLOSED');
    await expectLowered(id);
  });
});

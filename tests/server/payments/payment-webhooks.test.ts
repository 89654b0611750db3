import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerEventHandler } from '../../../server/features/bookings/payments/provider-event-handlers.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
import type { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import { bodyOf, signatureOf } from '../../../server/ports/sandbox/sandbox-webhooks.js';
import {
  ACCEPT,
  resetWorld,
  CARDS,
  read,
  request,
  requested,
  signInAgain,
  stay,
  start,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runJob, runJobs, takeJobs } from '../../support/queued-jobs.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';

const APPLY = 'payments.apply-event';

let sandbox: PaymentSandbox;

interface EventRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly type: string;
  readonly object: Readonly<Record<string, unknown>>;
  readonly created_at: string;
}

const sql = <T extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  world.app.context().em.execute<T[]>(text, values);

const world = useWorld();
beforeAll(() => {
  sandbox = sandboxOf(world.app);
});
beforeEach(() => resetWorld(world));

/** The webhooks about an object, as the sandbox stores them. */
const eventsOf = (ref: string): Promise<EventRow[]> =>
  sql<EventRow>(`select * from sandbox_events where object ->> 'id' = ? order by created_at`, [ref]);

const bodyFrom = ({ id, account_id: accountId, type, object, created_at: at }: EventRow): string =>
  bodyOf({ id, accountId, type, object, createdAt: new Date(at) });

async function post(body: string, signature: string): Promise<number> {
  const response = await fetch(`${world.app.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return response.status;
}

const signed = (body: string, at = world.clock.now()): string =>
  signatureOf(body, sandbox.connection.webhookSecret, at);

const stored = async (): Promise<number> =>
  (await sql<{ count: number }>('select count(*)::int as count from provider_events'))[0]?.count ?? 0;

const refOf = async (id: string): Promise<string> =>
  (await sql<{ ref: string }>('select provider_ref as ref from payments where booking_id = ?', [uuidOf(id)]))[0]?.ref ??
  '';

const disputeOf = async (id: string): Promise<string> =>
  (
    await sql<{ id: string }>(
      `select id from sandbox_objects where kind = 'dispute' and body ->> 'payment_intent' = ?`,
      [await refOf(id)],
    )
  )[0]?.id ?? '';

describe('M4 a webhook', () => {
  test('is stored once in any number and order of deliveries and changes no known state', async () => {
    const { id } = await requested(world);
    const ref = await refOf(id);
    await world.host.query(ACCEPT, { input: { bookingId: id } });
    const events = await eventsOf(ref);
    expect(events.map(({ type }) => type)).toEqual([
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
    ]);
    const before = await sql('select * from payments where booking_id = ?', [uuidOf(id)]);
    const ledger = await sql('select * from ledger_entries order by id');
    const count = await stored();
    for (const event of [...events.toReversed(), ...events, ...events]) {
      const body = bodyFrom(event);
      expect(await post(body, signed(body))).toBe(200);
      await runJobs(world.app, APPLY);
    }
    expect(await stored()).toBe(count + 2);
    expect(await sql('select * from payments where booking_id = ?', [uuidOf(id)])).toEqual(before);
    expect(await sql('select * from ledger_entries order by id')).toEqual(ledger);
    expect(await sql('select 1 from provider_events where applied_at is null')).toEqual([]);
  });

  test('with a forged, changed or outdated signature is rejected with 400 and stores nothing', async () => {
    const { id } = await requested(world);
    const [event] = await eventsOf(await refOf(id));
    const body = bodyFrom(event as EventRow);
    const count = await stored();
    const old = new Date(world.clock.now().getTime() - 301_000);
    expect(await post(body, signatureOf(body, 'whsec_wrong', world.clock.now()))).toBe(400);
    expect(await post(body.replace('payment_intent.', 'payment_intenT.'), signed(body))).toBe(400);
    expect(await post(body, signed(body, old))).toBe(400);
    expect(await post(body, 'rubbish')).toBe(400);
    expect(await post('', signed(''))).toBe(400);
    expect((await fetch(`${world.app.url}/webhooks/stripe`, { method: 'POST', body })).status).toBe(400);
    expect(await stored()).toBe(count);
    expect(await takeJobs(world.app, APPLY)).toEqual([]);
  });

  test('about an unknown object is acknowledged and has no effect', async () => {
    const at = world.clock.now();
    for (const object of [{ id: 'pi_of_somebody', object: 'payment_intent' }, { object: 'balance' }]) {
      const type = object.object === 'balance' ? 'balance.available' : 'payment_intent.succeeded';
      const body = bodyOf({ id: `evt_${object.object}`, accountId: null, type, object, createdAt: at });
      expect(await post(body, signed(body))).toBe(200);
    }
    await runJobs(world.app, APPLY);
    expect(await sql('select 1 from provider_events where applied_at is null')).toEqual([]);
  });
});

describe('M4 changes that a webhook reports first', () => {
  test('a successful authentication sends the request even if the renter never returns', async () => {
    const { renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id, CARDS.authenticate);
    const ref = await refOf(id);
    await sandbox.answerChallenge(ref, true);
    expect(await read(renter, id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    sandbox.deliverTo(`${world.app.url}/webhooks/stripe`);
    await sandbox.tick();
    await runJobs(world.app, APPLY);
    expect(await read(renter, id)).toMatchObject({ status: 'REQUESTED', payment: { status: 'AUTHORIZED' } });
  });

  test('M4 a disputed payment raises one alarm and is answered once with the acceptances as evidence', async () => {
    const { app, renter, host, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id, '4000 0000 0000 0259');
    await host.query(ACCEPT, { input: { bookingId: id } });
    sandbox.deliverTo(`${world.app.url}/webhooks/stripe`);
    for (let times = 0; times < 2; times++) {
      await sandbox.tick();
      await runJobs(app, APPLY);
    }
    expect(
      await sql(
        `select kind, booking_id, expected_cents, found_cents from reconciliation_alarms where resolved_at is null`,
      ),
    ).toEqual([{ kind: 'payment_disputed', booking_id: uuidOf(id), expected_cents: 7700, found_cents: 0 }]);
    const answer = vi.spyOn(app.services.ports.payments.current, 'answerDispute');
    const jobs = await takeJobs(app, 'payments.answer-dispute');
    expect(jobs.length).toBe(1);
    for (const job of [...jobs, ...jobs]) await runJob(app, 'payments.answer-dispute', job);
    expect(answer).toHaveBeenCalledOnce();
    const evidence = answer.mock.calls[0]?.[1];
    expect(evidence?.acceptances).toMatch(
      /Renter accepted the mandate for later charges, version \S+, on 2027-\S+, from \S+ \([^]*nothing prohibited[^]*Host accepted the agreement, version 1/,
    );
    expect(evidence?.accessLog).toMatch(/confirmed \(by host\)/);
    const { reconciliationAlarms } = await world.admin.query<{ reconciliationAlarms: object[] }>(
      '{ reconciliationAlarms { kind answeredAt answerDueAt } }',
    );
    expect(reconciliationAlarms).toEqual([
      { kind: 'payment_disputed', answeredAt: expect.any(String) as string, answerDueAt: expect.any(String) as string },
    ]);
  });

  test('M4 the books follow a dispute that is won, lost or lost and then won, in any order of webhooks', async () => {
    const { app, renter, host, spaceId } = world;
    const deliver = async (...refs: string[]) => {
      for (const ref of refs)
        await providerEventHandler('dispute')?.(app.context(), {
          provider: 'sandbox',
          ref,
          accountRef: null,
          type: '',
        });
      await app.settle();
    };
    const disputed = async (startsIn: number) => {
      const { id } = await start(renter, stay(spaceId, startsIn));
      await request(renter, id, '4000 0000 0000 0259');
      await host.query(ACCEPT, { input: { bookingId: id } });
      const ref = await disputeOf(id);
      return { id, ref };
    };
    const shownOf = async (id: string) => {
      const [row] = await sql<{ status: string; held: boolean; alarm: string | null; notices: string[] }>(
        `select d.status, exists (select from earning_holds h where h.source_id = d.id and h.released_at is null) as held,
           (select case when a.resolved_at is null then 'open' else 'closed' end from reconciliation_alarms a where a.ref = d.ref) as alarm,
           array(select n.type from notifications n where n.booking_id = d.booking_id and n.type like '%dispute%' order by n.type) as notices
         from payment_disputes d where d.booking_id = ?`,
        [uuidOf(id)],
      );
      const { provider_clearing = 0, renter_receivable = 0, written_off = 0 } = await stays.ledgerOf(world, id);
      return { ...row, provider_clearing, renter_receivable, written_off };
    };
    const opened = ['charge_disputed_host', 'charge_disputed_renter'];
    const decided = [...opened, 'dispute_decided_host', 'dispute_decided_renter'];

    const won = await disputed(3);
    await deliver(won.ref, won.ref);
    const open = { status: 'open', held: true, alarm: 'open', notices: opened };
    expect(await shownOf(won.id)).toEqual({ ...open, provider_clearing: 0, renter_receivable: 7700, written_off: 0 });
    expect(await read(renter, won.id)).toMatchObject({ payment: { status: 'DISPUTED' } });
    for (const job of await takeJobs(app, 'payments.answer-dispute')) await runJob(app, 'payments.answer-dispute', job);
    await deliver(won.ref);
    expect(await shownOf(won.id)).toMatchObject({ status: 'answered', held: true });
    await sandbox.endDispute(won.ref, 'won');
    await deliver(won.ref, won.ref);
    expect(await shownOf(won.id)).toEqual({
      status: 'won',
      held: false,
      alarm: 'closed',
      notices: decided,
      provider_clearing: 7700,
      renter_receivable: 0,
      written_off: 0,
    });
    expect(await read(renter, won.id)).toMatchObject({ payment: { status: 'CAPTURED' } });

    // The first webhook arrives after the bank's decision: the result is the same, and recorded once.
    const lost = await disputed(52);
    await sandbox.endDispute(lost.ref, 'lost');
    await deliver(lost.ref, lost.ref);
    expect(await shownOf(lost.id)).toEqual({
      status: 'lost',
      held: false,
      alarm: 'open',
      notices: decided,
      provider_clearing: 0,
      renter_receivable: 0,
      written_off: 7700,
    });
    expect(await read(renter, lost.id)).toMatchObject({ payment: { status: 'DISPUTED' } });
    const { reconciliationAlarms } = await world.admin.query<{ reconciliationAlarms: object[] }>(
      '{ reconciliationAlarms { kind disputeStatus } }',
    );
    expect(reconciliationAlarms).toContainEqual({ kind: 'payment_disputed', disputeStatus: 'LOST' });
    await sandbox.endDispute(lost.ref, 'won');
    await deliver(lost.ref);
    expect(await shownOf(lost.id)).toMatchObject({
      status: 'won',
      alarm: 'closed',
      notices: decided,
      provider_clearing: 7700,
      written_off: 0,
    });
    const { notifications } = await renter.query<{ notifications: { edges: { node: { message: string } }[] } }>(
      '{ notifications(first: 50) { edges { node { message } } } }',
    );
    const messages = notifications.edges
      .map(({ node }) => node.message)
      .filter((text) => /^Tu banco (da|te)/.test(text));
    expect(messages).toEqual(
      expect.arrayContaining([
        'Tu banco da por bueno el cobro de 77,00\u00a0€ por «Trastero seco en Malasaña».',
        'Tu banco te devuelve 77,00\u00a0€ de «Trastero seco en Malasaña».',
      ]),
    );
    expect(messages).toHaveLength(2);
    expect(await brokenBooks(world)).toEqual([]);

    // Without any webhook, the nightly comparison finds the dispute and its end in the provider's list.
    await sql(`update bookings set status = 'completed' where id = ?`, [uuidOf(won.id)]);
    const untold = await disputed(3);
    const compare = async () => {
      world.clock.advance({ hours: 2 });
      await reconcileBooks(app.context());
      return sql(`select kind, ref from reconciliation_alarms where kind <> 'payment_disputed'`);
    };
    expect(await compare()).toEqual([]);
    expect(await shownOf(untold.id)).toMatchObject({ status: 'open', held: true, renter_receivable: 7700 });
    await sandbox.endDispute(untold.ref, 'won');
    expect(await compare()).toEqual([]);
    expect(await shownOf(untold.id)).toMatchObject({ status: 'won', held: false, provider_clearing: 7700 });
  });

  test('M3 a refund that is pending at the bank is no difference in the reconciliation', async () => {
    const { app, clock, renter, host, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id, '4000 0000 0000 7726');
    await host.query(ACCEPT, { input: { bookingId: id } });
    await stays.cancel(renter, id);
    await runJobs(app, 'payments.refund');
    const refundOf = async () => (await stays.readStay(renter, id)).refund?.status;
    const differences = async () => {
      clock.advance({ hours: 2 });
      await reconcileBooks(app.context());
      return sql(`select kind, ref from reconciliation_alarms where kind <> 'payment_disputed'`);
    };
    expect(await refundOf()).toBe('PENDING');
    expect(await differences()).toEqual([]);
    await signInAgain(world);
    for (let times = 0; times < 2; times++) {
      await sandbox.tick();
      await runJobs(app, APPLY);
    }
    expect(await refundOf()).toBe('DONE');
    expect(await differences()).toEqual([]);
  });

  test('a refund that fails days after it was done becomes payable again, and the staff are notified', async () => {
    const { app, clock, renter, host, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id, '4000000000005126');
    await host.query(ACCEPT, { input: { bookingId: id } });
    await stays.cancel(renter, id);
    await runJobs(app, 'payments.refund');
    expect(await stays.readStay(renter, id)).toMatchObject({ refund: { status: 'DONE' } });
    const before = await stays.ledgerOf(world, id);
    clock.advance({ minutes: 5 });
    await sandbox.tick();
    await runJobs(app, APPLY);
    await sandbox.tick();
    await runJobs(app, APPLY);
    expect(await stays.readStay(renter, id)).toMatchObject({
      refund: { status: 'FAILED', completedAt: null },
      payment: { status: 'CAPTURED' },
    });
    const after = await stays.ledgerOf(world, id);
    expect([before['provider_clearing'], after['provider_clearing']]).toEqual([undefined, 7700]);
    expect(after['refund_payable']).toBe(-7700);
    expect(await takeJobs(app, 'mail.send')).toEqual(
      expect.arrayContaining([expect.objectContaining({ template: 'bookings.refund-refused' })]),
    );
  });
});

test('M4 the webhook route returns 404 when no provider is configured', async () => {
  const { createTestApp } = await import('../../support/test-app.js');
  const app = await createTestApp({ config: { demo: false } });
  const response = await fetch(`${app.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=0' },
    body: '{}',
  });
  expect(response.status).toBe(404);
  await app.stop();
});

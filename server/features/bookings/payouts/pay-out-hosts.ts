import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { loadConstants } from '../../../core/constants/load-constants.js';
import type { ServiceContext } from '../../../core/context.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { recordEvent } from '../../../core/events/events.js';
import { sumCents } from '../../../core/values/money.js';
import { MAINLAND_ZONE, startOfDayInstant, timeOfDayInstant } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { sweep } from '../lifecycle/sweep.js';
import { earningsOf, payoutParts } from './earnings.js';
import { makeSharesPayable } from './make-shares-payable.js';
import { movePayout } from './move-payout.js';
import { Payout } from './payout.entity.js';
import { PayoutEventType } from './payout.events.js';
import { payoutDestination } from './payout-destination.js';
import { PayoutStep } from './payout.transitions.js';

const RUN_HOUR = 6;

/** The daily run, scheduled at both UTC hours that can be six o'clock in Madrid. */
export async function payOutAtSix(ctx: ServiceContext): Promise<void> {
  const today = ctx.clock.today(MAINLAND_ZONE);
  const begins = timeOfDayInstant(today, RUN_HOUR, MAINLAND_ZONE);
  if (ctx.clock.now() >= begins) await payOutHosts(ctx);
}

/** One run of a day, with the same result however often it is repeated on that day. */
interface Run {
  readonly runOn: LocalDate;
  /** Pays any amount. */
  readonly isSweep: boolean;
}

/** Requests a payout for every host with at least the minimum payable; the first run of a month for every host with any. */
export async function payOutHosts(ctx: ServiceContext): Promise<void> {
  const runOn = ctx.clock.today(MAINLAND_ZONE);
  const run = { runOn, isSweep: await isFirstOfMonth(ctx, runOn) };
  await makeSharesPayable(ctx);
  const hosts = await ctx.db
    .selectFrom('LedgerEntry')
    .select('hostId')
    .where('account', '=', 'host_payable')
    .where('hostId', 'is not', null)
    .groupBy('hostId')
    .having((eb) => eb.fn.sum('amountCents'), '<', 0)
    .execute();
  await sweep(
    ctx,
    hosts.flatMap(({ hostId: id }) => (id === null ? [] : [{ id }])),
    function payOut(each, hostId) {
      return payOutHost(each, hostId, run);
    },
  );
  await ctx.db
    .insertInto('PayoutRun')
    .values({ runOn })
    .onConflict((conflict) => conflict.column('runOn').doNothing())
    .execute();
}

/** That of the first day, or a later one when those before it were missed; a platform that has never paid out missed none. */
async function isFirstOfMonth({ db }: ServiceContext, runOn: LocalDate): Promise<boolean> {
  if (runOn.endsWith('-01')) return true;
  const { last } = await db
    .selectFrom('PayoutRun')
    .select((eb) => eb.fn.max<LocalDate | null>('runOn').as('last'))
    .where('runOn', '<', runOn)
    .executeTakeFirstOrThrow();
  return last !== null && last < `${runOn.slice(0, 8)}01`;
}

/** The payout of one host; of two concurrent runs the second finds nothing left. */
async function payOutHost(ctx: ServiceContext, hostId: string, { runOn, isSweep }: Run): Promise<void> {
  const { PAYOUT_MIN_CENTS } = await loadConstants(ctx);
  await inTransaction(ctx, async (tx) => {
    await tx.db.selectFrom('User').select('id').where('id', '=', hostId).forUpdate().execute();
    const parts = payoutParts(await earningsOf(tx, hostId));
    const amountCents = sumCents(parts.map((part) => part.amountCents));
    if (amountCents <= 0 || (amountCents < PAYOUT_MIN_CENTS && !isSweep)) return;
    if (await wasPaidOut(tx, hostId, runOn)) return;
    const { account, missing } = await payoutDestination(tx, hostId);
    if (missing === 'release') return;
    if (!account)
      return remindOfAccount(tx, hostId, { amountCents, ...(missing === 'tax_details' && { missing }) }, runOn);
    const now = tx.clock.now();
    const id = randomUUID();
    const payout = Object.assign(new Payout(), {
      id,
      hostId,
      amountCents,
      runOn,
      isSweep,
      provider: account.provider,
      accountRef: account.ref,
      ibanLast4: account.ibanLast4,
      idempotencyKey: id,
      askedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    tx.em.persist(payout);
    await movePayout(tx, payout, PayoutStep.ORDER, { isNew: true, parts });
  });
}

/** Whether this day's payout was requested; one that failed since waits for the next day. */
async function wasPaidOut(tx: ServiceContext, hostId: string, runOn: LocalDate): Promise<boolean> {
  const found = await tx.db
    .selectFrom('Payout')
    .select('id')
    .where('hostId', '=', hostId)
    .where('runOn', '=', runOn)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notifies a host that money waits, at most once a month while the event is kept. */
async function remindOfAccount(
  tx: ServiceContext,
  hostId: string,
  reminder: { readonly amountCents: number; readonly missing?: 'tax_details' },
  runOn: LocalDate,
): Promise<void> {
  const since = startOfDayInstant(`${runOn.slice(0, 8)}01`, MAINLAND_ZONE);
  const sent = await tx.db
    .selectFrom('OutboxEvent')
    .select('id')
    .where('type', '=', PayoutEventType.ACCOUNT_NEEDED)
    .where('createdAt', '>=', since)
    .where((eb) => sql<boolean>`${eb.ref('payload')} ->> 'userId' = ${hostId}`)
    .executeTakeFirst();
  if (sent) return;
  await recordEvent(tx, {
    type: PayoutEventType.ACCOUNT_NEEDED,
    payload: { userId: hostId, payoutId: '', ...reminder },
  });
}

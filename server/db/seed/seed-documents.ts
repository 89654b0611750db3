import type { Config } from '../../config.js';
import type { Clock } from '../../core/clock.js';
import type { ServiceContext } from '../../core/context.js';
import { addQueuedJob } from '../../core/jobs/job-queue.js';
import { LOW_PRIORITY } from '../../core/jobs/jobs.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { statusesThat } from '../../features/bookings/booking-status.rules.js';
import { BookingStatus } from '../../features/bookings/booking.enums.js';
import { RENDER_JOB } from '../../features/documents/files/render-job.js';
import { issueForPayment } from '../../features/documents/issue/issue-for-payment.js';
import { issueForRefund } from '../../features/documents/issue/issue-for-refund.js';
import { issuePayoutStatement } from '../../features/documents/issue/issue-statements.js';
import { issueTerms } from '../../features/documents/issue/issue-terms.js';
import { loadPaidCharge } from '../../features/documents/issue/paid-charge.js';
import { payoutDetails } from '../../features/documents/issue/payout-details.js';
import type { SeedTransaction } from './insert-rows.js';

interface PastEvent {
  readonly at: Date;
  issue(tx: ServiceContext): Promise<void>;
}

/** The documents of these people's bookings and of all traders with payouts, issued in the order and at the time of their subjects. */
export async function seedDocuments(tx: SeedTransaction, config: Config, accounts: readonly string[]): Promise<void> {
  const people = [...new Set([...accounts, ...(await paidTraders(tx))])];
  const past = [
    ...(await confirmations(tx, people)),
    ...(await charges(tx, people)),
    ...(await refunds(tx, people)),
    ...(await payouts(tx, people)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, issue } of past) await issue(contextAt(tx, config, at));
}

/** Queues their rendering for when the product runs. */
export function scheduleSeededDocuments({ db }: SeedTransaction): Promise<void> {
  return addQueuedJob(db, { name: RENDER_JOB, payload: {}, jobKey: RENDER_JOB, priority: LOW_PRIORITY });
}

/** A professional host needs accounting records. */
async function paidTraders({ db }: SeedTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('Payout as p')
    .innerJoin('User as u', 'u.id', 'p.hostId')
    .select('p.hostId')
    .distinct()
    .where('u.isTrader', '=', true)
    .where('p.sentAt', 'is not', null)
    .execute();
  return rows.map(({ hostId }) => hostId);
}

async function confirmations({ db }: SeedTransaction, people: readonly string[]): Promise<PastEvent[]> {
  const rows = await db
    .selectFrom('Booking')
    .select(['id', 'decidedAt'])
    .where((eb) => eb.or([eb('renterId', 'in', people), eb('hostId', 'in', people)]))
    .where((eb) => eb.or([eb('status', 'in', statusesThat('isAgreed')), eb('status', '=', BookingStatus.CANCELLED)]))
    .execute();
  return rows.flatMap(({ id, decidedAt }) =>
    decidedAt === null ? [] : [{ at: decidedAt, issue: (tx: ServiceContext) => issueTerms(tx, id) }],
  );
}

async function charges({ db }: SeedTransaction, people: readonly string[]): Promise<PastEvent[]> {
  const rows = await db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .select(['p.id', 'p.capturedAt'])
    .where((eb) => eb.or([eb('b.renterId', 'in', people), eb('b.hostId', 'in', people)]))
    .execute();
  const issue = (id: string) => async (tx: ServiceContext) => {
    const charge = await loadPaidCharge(tx, id);
    if (charge) await issueForPayment(tx, charge);
  };
  return rows.flatMap(({ id, capturedAt }) => (capturedAt === null ? [] : [{ at: capturedAt, issue: issue(id) }]));
}

async function refunds({ db }: SeedTransaction, people: readonly string[]): Promise<PastEvent[]> {
  const rows = await db
    .selectFrom('Refund as r')
    .innerJoin('Booking as b', 'b.id', 'r.bookingId')
    .select(['r.id', 'r.completedAt'])
    .where((eb) => eb.or([eb('b.renterId', 'in', people), eb('b.hostId', 'in', people)]))
    .execute();
  return rows.flatMap(({ id, completedAt }) =>
    completedAt === null ? [] : [{ at: completedAt, issue: (tx: ServiceContext) => issueForRefund(tx, id) }],
  );
}

async function payouts({ db }: SeedTransaction, people: readonly string[]): Promise<PastEvent[]> {
  const rows = await db.selectFrom('Payout').select(['id', 'sentAt']).where('hostId', 'in', people).execute();
  const issue = (id: string) => async (tx: ServiceContext) => {
    await issuePayoutStatement(tx, await payoutDetails(tx, id));
  };
  return rows.flatMap(({ id, sentAt }) => (sentAt === null ? [] : [{ at: sentAt, issue: issue(id) }]));
}

/** What issuing needs of a context: the open transaction, the settings, and the time of the event. */
function contextAt(tx: SeedTransaction, config: Config, at: Date): ServiceContext {
  const clock: Clock = { now: () => at, today: (timeZone) => localDateOf(at, timeZone) };
  return { ...tx, config, clock } as ServiceContext;
}

import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors.js';
import { claimKey, keepAnswer, type RepeatableCall } from '../../core/idempotency.js';
import { loadConstants } from '../../core/load-constants.js';
import { rowsOf } from '../../core/named-values.js';
import { inTransaction } from '../../core/transaction.js';
import { SpaceStatus } from '../spaces/space-types.js';
import { refreshBusy } from '../search/search-projection.js';
import { HOLDING_SQL, readBookableSpace, endOf, termsOf, wishOf, type BookableSpace } from './bookable-space.js';
import { Booking } from './booking.entity.js';
import { BookingEventType } from './booking.events.js';
import { tellBooking, writeHistory } from './booking-changes.js';
import { holdEnd } from './booking-hold.rules.js';
import { depositOf, pricesOf, quoteByTerms, referenceOf } from './booking-quote.rules.js';
import { bookingMachine } from './booking-state-machine.js';
import { scheduleHoldEnd } from './booking-timers.js';
import { BookingActor, BookingStatus, BookingStep, ProtectionPlan, TermType } from './booking-types.js';
import { moveDates } from './change-booking-dates.js';
import { releaseHoldsOfSpace } from './expire-holds.js';
import { endRequestsOfSpace } from './expire-requests.js';
import { firstPayments, isBeingAsked } from './open-payments.js';
import { stayProblems } from './stay-rules.js';

export interface StartBookingRequest {
  /** uuid */
  readonly spaceId: string;
  readonly from: string;
  /** Needed with FIXED. */
  readonly to: string | null;
  readonly termType: TermType;
  readonly idempotencyKey: string;
}

/** T1: holds the days for the time it takes to pay. Of all who ask for a day at once, one gets it. */
export async function startBooking(ctx: SignedInContext, request: StartBookingRequest): Promise<Booking> {
  if (!ctx.viewer.isEmailVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  const { idempotencyKey, ...input } = request;
  const call: RepeatableCall = { userId: ctx.viewer.id, operation: 'startBooking', key: idempotencyKey, input };
  return inTransaction(ctx, async (tx) => {
    const kept = await claimKey(tx, call);
    if (kept) return tx.em.findOneOrFail(Booking, kept['bookingId'] ?? '');
    const booking = await holdDays(tx, request);
    await keepAnswer(tx, call, { bookingId: booking.id });
    return booking;
  });
}

async function holdDays(tx: SignedInContext, request: StartBookingRequest): Promise<Booking> {
  // One renter's calls come one after the other, or she could exceed her open requests by asking for many at once.
  await tx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`open-bookings:${tx.viewer.id}`]);
  const constants = await loadConstants(tx);
  const space = await readBookableSpace(tx, request.spaceId, 'lock');
  if (space.hostId === tx.viewer.id) throw new DomainError(ErrorCode.BOOKING_OWN_SPACE);
  if (space.status !== SpaceStatus.PUBLISHED) throw new DomainError(ErrorCode.SPACE_NOT_BOOKABLE);
  const terms = termsOf(space, constants, tx.clock.now());
  const today = tx.clock.today(space.timeZone);
  refuseProblems(stayProblems(wishOf(terms, request, today)));
  const stay: Stay = { from: request.from, to: endOf(request), termType: request.termType };
  let standing = await readStanding(tx, space.id, stay);
  if (standing.is_due) {
    await releaseHoldsOfSpace(tx, space.id);
    await endRequestsOfSpace(tx, space.id);
    standing = await readStanding(tx, space.id, stay);
  }
  const own = standing.own_hold && (await carriedHold(tx, standing.own_hold));
  if (own) return moveDates(tx, own, stay, { actor: BookingActor.RENTER, userId: tx.viewer.id });
  const max = constants.MAX_OPEN_REQUESTS_PER_RENTER;
  if (standing.open_count >= max) throw new DomainError(ErrorCode.BOOKING_TOO_MANY_OPEN, { max });
  if (standing.is_taken) throw new DomainError(ErrorCode.BOOKING_DATES_TAKEN);
  return insertBooking(tx, space, terms, stay, today);
}

type Stay = { readonly from: string; readonly to: string; readonly termType: TermType };

async function insertBooking(tx: SignedInContext, space: BookableSpace, terms: ReturnType<typeof termsOf>, stay: Stay, today: string): Promise<Booking> {
  const now = tx.clock.now();
  const protectionPlan = ProtectionPlan.BASIC;
  const booking = Object.assign(new Booking(), {
    id: randomUUID(),
    reference: referenceOf(await nextNumber(tx), today.slice(0, 4)),
    spaceId: space.id,
    renterId: tx.viewer.id,
    hostId: space.hostId,
    status: firstStatus(),
    termType: stay.termType,
    startsOn: stay.from,
    endsOn: stay.to,
    depositCents: depositOf(space),
    termsSnapshot: terms,
    cancellationPolicy: space.cancellationPolicy,
    protectionPlan,
    holdExpiresAt: holdEnd(stay.from, terms, now),
    createdAt: now,
    updatedAt: now,
    ...pricesOf(quoteByTerms(terms, { ...stay, protectionPlan, today })),
  });
  tx.em.persist(booking);
  await tx.em.flush();
  await writeHistory(tx, booking.id, { from: null, to: booking.status, action: BookingStep.START }, { actor: BookingActor.RENTER, userId: tx.viewer.id });
  await refreshBusy(tx, space.id);
  await tellBooking(tx, BookingEventType.STARTED, booking);
  await scheduleHoldEnd(tx, booking);
  return booking;
}

function firstStatus(): BookingStatus {
  const [row] = bookingMachine.candidates(null, BookingStep.START, BookingActor.RENTER);
  if (!row) throw new Error('the table has no way to start a booking');
  return bookingMachine.target(row, null);
}

async function nextNumber(tx: SignedInContext): Promise<number> {
  const [row] = await tx.em.execute<{ number: string }[]>(`select nextval('booking_numbers') as number`);
  return Number(row?.number);
}

interface Standing {
  /** Holds or requests whose time is over but that were not swept yet. */
  readonly is_due: boolean;
  readonly is_taken: boolean;
  readonly own_hold: string | null;
  readonly open_count: number;
}

/** All that decides, in one statement: others wait for the lock meanwhile. */
async function readStanding(tx: SignedInContext, spaceId: string, stay: Stay): Promise<Standing> {
  const [row] = await rowsOf<Standing>(
    tx,
    `select
       exists (select from bookings where space_id = :space and (status = 'pending_payment' and hold_expires_at <= :now or status = 'requested' and respond_by <= :now)) as is_due,
       exists (select from bookings where space_id = :space and status in (${HOLDING_SQL}) and period && daterange(:from::date, :to::date)) as is_taken,
       (select id from bookings where space_id = :space and renter_id = :renter and status = 'pending_payment'
          and period && daterange(:from::date, :to::date) order by created_at limit 1) as own_hold,
       (select count(*)::int from bookings where renter_id = :renter and (status = 'requested' or status = 'pending_payment' and hold_expires_at > :now)) as open_count`,
    { space: spaceId, renter: tx.viewer.id, now: tx.clock.now(), from: stay.from, to: stay.to },
  );
  if (!row) throw new Error('the days of the space could not be read');
  return row;
}

/** Somebody who goes back and picks other days must not find her own hold in the way: it moves along, its clock runs on. */
async function carriedHold(tx: SignedInContext, id: string): Promise<Booking | null> {
  const payments = await firstPayments(tx, id);
  return isBeingAsked(payments) ? null : tx.em.findOneOrFail(Booking, id);
}

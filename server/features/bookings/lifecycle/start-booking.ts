import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../database.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { claimKey, storeResult, type RepeatableCall } from '../../../core/writes/idempotency.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireNotLimited } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure.enums.js';
import { refusePromisedDays } from '../../spaces/waiting/promised-days.js';
import { instantOf, othersPriority } from '../../spaces/waiting/days-priority.js';
import { blocksDays } from '../../spaces/blocks/blocked-days.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import {
  endOf,
  holdsDates,
  overlapsDays,
  readBookableSpace,
  termsOf,
  requestedStayOf,
  type BookableSpace,
} from '../quote/bookable-space.js';
import { CycleStatus } from '../billing/billing.enums.js';
import { refuseWhenAttemptsUsed } from './booking-attempts.js';
import { Booking } from '../booking.entity.js';
import type { ExternalId } from '../holds/external-id.rules.js';
import { bookingNamed, lapsedNamedHold, transferExternalId } from '../holds/external-booking.js';
import { holdEnd } from './booking-hold.rules.js';
import type { TermsSnapshot } from '../quote/booking-terms.js';
import { depositOf, referenceOf } from '../quote/booking-quote.rules.js';
import type { CommandContext } from './booking-guards.rules.js';
import { beginBooking } from './move-booking.js';
import { isChargeable } from './sides.js';
import { BookingActor, BookingStatus, BookingStep, ProtectionPlan, TermType } from '../booking.enums.js';
import { moveDates } from './change-booking-dates.js';
import { releaseHoldsOfSpace } from './expire-holds.js';
import { endRequestsOfSpace } from './expire-requests.js';
import { firstPayments, isBeingSettled } from '../payments/open-payments.js';
import { datesTaken } from '../quote/space-busy.js';
import { stayProblems } from '../quote/stay.rules.js';

export interface StartBookingRequest {
  /** A uuid. */
  readonly spaceId: string;
  readonly from: string;
  /** Required with FIXED. */
  readonly to: string | null;
  readonly termType: TermType;
  readonly idempotencyKey: string;
  /** The program's own name for it. */
  readonly external?: ExternalId | null;
  /** The app that prepares it for the renter. */
  readonly preparedByAppId?: string | null;
}

/** T1: holds the days for the time it takes to pay. Of concurrent calls for the same day, one succeeds. */
export async function startBooking(ctx: SignedInContext, request: StartBookingRequest): Promise<Booking> {
  if (!ctx.viewer.isEmailVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  const { idempotencyKey, external = null, preparedByAppId = null, ...input } = request;
  const call: RepeatableCall = { userId: ctx.viewer.id, operation: 'startBooking', key: idempotencyKey, input };
  return inTransaction(ctx, async (tx) => {
    const id = randomUUID();
    const replayed = await claimKey(tx, call, { bookingId: id });
    if (replayed) return tx.em.findOneOrFail(Booking, replayed['bookingId'] ?? '');
    await lockRenter(tx);
    const booking = (external && (await bookingNamed(tx, external, request))) ?? (await holdDays(tx, request, id));
    if (preparedByAppId) Object.assign(booking, { preparedByAppId });
    if (external || preparedByAppId) await tx.em.persist(Object.assign(booking, external)).flush();
    if (booking.id !== id) await storeResult(tx, call, { bookingId: booking.id });
    return booking;
  });
}

/** `id`: of the new booking, unless an existing one is moved. */
async function holdDays(tx: SignedInContext, request: StartBookingRequest, id: string): Promise<Booking> {
  await requireNotLimited(tx, tx.viewer.id, MeasureKind.LIMIT_BOOKINGS);
  const constants = await loadConstants(tx);
  const space = await readBookableSpace(tx, request.spaceId, 'lock');
  if (space.hostId === tx.viewer.id) throw new DomainError(ErrorCode.BOOKING_OWN_SPACE);
  if (space.status !== SpaceStatus.PUBLISHED) throw new DomainError(ErrorCode.SPACE_NOT_BOOKABLE);
  const terms = await termsOf(tx, space, constants);
  const today = tx.clock.today(space.timeZone);
  refuseProblems(stayProblems(requestedStayOf(terms, request, today)));
  const stay: Stay = { from: request.from, to: endOf(request), termType: request.termType };
  let availability = await readAvailability(tx, space.id, stay);
  if (availability.isDue) {
    await releaseHoldsOfSpace(tx, space.id, tx.viewer.id);
    await endRequestsOfSpace(tx, space.id);
    availability = await readAvailability(tx, space.id, stay);
  }
  const own = availability.ownHold && (await movableHold(tx, availability.ownHold));
  if (own) refusePromisedDays(availability.promisedUntil, space.timeZone);
  if (own) return moveDates(tx, own, stay, { actor: BookingActor.RENTER, userId: tx.viewer.id });
  const max = constants.MAX_OPEN_REQUESTS_PER_RENTER;
  if (availability.openCount >= max) throw new DomainError(ErrorCode.BOOKING_TOO_MANY_OPEN, { max });
  await refuseWhenAttemptsUsed(tx, space.id, tx.viewer.id, constants);
  if (availability.isPastDue) throw new DomainError(ErrorCode.BOOKING_RENTER_PAST_DUE);
  if (availability.isTaken) throw await datesTaken(tx, space.id, stay);
  refusePromisedDays(availability.promisedUntil, space.timeZone);
  const booking = await insertBooking(
    tx,
    { id, space, terms, stay },
    {
      isEmailVerified: tx.viewer.isEmailVerified,
      isSpacePublished: space.status === SpaceStatus.PUBLISHED,
      isOwnSpace: space.hostId === tx.viewer.id,
      isStayWithinBounds: true,
      isBelowOpenLimit: availability.openCount < max,
      hasAttemptsLeft: true,
      hasNothingPastDue: !availability.isPastDue,
      isRangeFree: !availability.isTaken,
    },
  );
  if (availability.lapsedHold && !request.external) await transferExternalId(tx, availability.lapsedHold, booking);
  return booking;
}

/** Serializes the calls of one renter: parallel ones could together exceed the limit of open requests. */
async function lockRenter(tx: SignedInContext): Promise<void> {
  await tx.db
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`open-bookings:${tx.viewer.id}`}, 0))`.as('lock'))
    .execute();
}

/** The inputs of a new booking. */
interface NewBooking {
  readonly id: string;
  readonly space: BookableSpace;
  readonly terms: TermsSnapshot;
  readonly stay: Stay;
}

type Stay = { readonly from: string; readonly to: string; readonly termType: TermType };

async function insertBooking(
  tx: SignedInContext,
  { id, space, terms, stay }: NewBooking,
  known: CommandContext,
): Promise<Booking> {
  const now = tx.clock.now();
  const booking = Object.assign(new Booking(), {
    id,
    reference: referenceOf(await nextNumber(tx), tx.clock.today(space.timeZone).slice(0, 4)),
    spaceId: space.id,
    renterId: tx.viewer.id,
    hostId: space.hostId,
    termType: stay.termType,
    from: stay.from,
    to: stay.to,
    depositCents: depositOf(space),
    termsSnapshot: terms,
    cancellationPolicy: space.cancellationPolicy,
    protectionPlan: ProtectionPlan.BASIC,
    holdExpiresAt: holdEnd(stay.from, terms, now),
    createdAt: now,
    updatedAt: now,
  });
  await beginBooking(tx, booking, {
    trigger: BookingStep.START,
    actor: BookingActor.RENTER,
    userId: tx.viewer.id,
    at: now,
    known,
  });
  return booking;
}

async function nextNumber(tx: SignedInContext): Promise<number> {
  const row = await tx.db.selectNoFrom(sql<string>`nextval('booking_numbers')`.as('number')).executeTakeFirstOrThrow();
  return Number(row.number);
}

interface Availability {
  /** Whether holds or requests of the space are over but not expired yet. */
  readonly isDue: boolean;
  readonly isTaken: boolean;
  /** The renter's own unpaid booking of these days. */
  readonly ownHold: string | null;
  /** The renter's expired hold of this stay, with a program's name. */
  readonly lapsedHold: string | null;
  /** Until when somebody else on the waiting list has priority for some of the days. */
  readonly promisedUntil: Date | null;
  /** Open requests and holds of the renter. */
  readonly openCount: number;
  /** The renter owes a charge of another rental for days. */
  readonly isPastDue: boolean;
}

/** Loads everything that decides in one statement, because other calls wait for the lock meanwhile. */
async function readAvailability(tx: SignedInContext, spaceId: string, stay: Stay): Promise<Availability> {
  const of = { tx, spaceId, stay };
  const row = await tx.db
    .selectNoFrom((eb) => [...spaceAnswers(eb, of), ...holdAnswers(eb, of), ...renterAnswers(eb, of)])
    .executeTakeFirstOrThrow();
  return {
    isDue: Boolean(row.isDue),
    isTaken: Boolean(row.isTaken),
    promisedUntil: instantOf(row.promisedUntil),
    ownHold: row.ownHold,
    lapsedHold: row.lapsedHold,
    openCount: Number(row.openCount),
    isPastDue: Boolean(row.isPastDue),
  };
}

/** What the availability of days is asked about. */
interface Asked {
  readonly tx: SignedInContext;
  readonly spaceId: string;
  readonly stay: Stay;
}

/** Whether anybody has the days, or may have them first. */
function spaceAnswers(eb: ExpressionBuilder<Tables, never>, { tx, spaceId, stay }: Asked) {
  const now = tx.clock.now();
  const ofSpace = eb.selectFrom('Booking as b').select('b.id').where('b.spaceId', '=', spaceId);
  const isDue = ofSpace.where((b) =>
    b.or([
      b.and([b('b.status', '=', BookingStatus.PENDING_PAYMENT), b('b.holdExpiresAt', '<=', now)]),
      b.and([b('b.status', '=', BookingStatus.REQUESTED), b('b.respondBy', '<=', now)]),
    ]),
  );
  const isHeld = ofSpace.where(holdsDates).where(overlapsDays(stay.from, stay.to));
  const isBlocked = eb
    .selectFrom('SpaceBlock as k')
    .select('k.id')
    .where('k.spaceId', '=', spaceId)
    .where(blocksDays(stay.from, stay.to));
  return [
    eb.exists(isDue).as('isDue'),
    eb.or([eb.exists(isHeld), eb.exists(isBlocked)]).as('isTaken'),
    othersPriority(eb, { spaceId, ...stay, userId: tx.viewer.id, now }).as('promisedUntil'),
  ] as const;
}

/** The renter's holds of the space. */
function holdAnswers(eb: ExpressionBuilder<Tables, never>, { tx, spaceId, stay }: Asked) {
  return [
    eb
      .selectFrom('Booking as b')
      .select('b.id')
      .where('b.spaceId', '=', spaceId)
      .where('b.renterId', '=', tx.viewer.id)
      .where('b.status', '=', BookingStatus.PENDING_PAYMENT)
      .where(overlapsDays(stay.from, stay.to))
      .orderBy('b.createdAt')
      .limit(1)
      .as('ownHold'),
    lapsedNamedHold(eb, { spaceId, ...stay, renterId: tx.viewer.id }).as('lapsedHold'),
  ] as const;
}

/** What the renter has open or owes, in any space. */
function renterAnswers(eb: ExpressionBuilder<Tables, never>, { tx }: Asked) {
  const ofRenter = eb.selectFrom('Booking as b').where('b.renterId', '=', tx.viewer.id);
  const isOpen = ofRenter.where((b) =>
    b.or([
      b('b.status', '=', BookingStatus.REQUESTED),
      b.and([b('b.status', '=', BookingStatus.PENDING_PAYMENT), b('b.holdExpiresAt', '>', tx.clock.now())]),
    ]),
  );
  const owed = ofRenter
    .innerJoin('BillingCycle as c', 'c.bookingId', 'b.id')
    .innerJoin('User as h', 'h.id', 'b.hostId')
    .select('c.id')
    .where('c.status', '=', CycleStatus.PAST_DUE)
    // What nobody may pay now blocks nobody.
    .where(isChargeable);
  return [
    isOpen.select((b) => b.fn.countAll<string>().as('count')).as('openCount'),
    eb.exists(owed).as('isPastDue'),
  ] as const;
}

/**
 * A renter who goes back and picks other days keeps the hold: it moves to the new days and keeps its deadline. Null while it is being paid.
 */
async function movableHold(tx: SignedInContext, id: string): Promise<Booking | null> {
  const payments = await firstPayments(tx, id);
  return isBeingSettled(payments) ? null : tx.em.findOneOrFail(Booking, id);
}

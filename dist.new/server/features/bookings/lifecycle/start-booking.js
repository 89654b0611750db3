import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { claimKey, storeResult } from '../../../core/writes/idempotency.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireNotLimited } from '../../accounts/measures/limits.js';
import { MeasureKind } from '../../accounts/measures/measure-codes.js';
import { refusePromisedDays } from '../../spaces/waiting/promised-days.js';
import { instantOf, othersPriority } from '../../spaces/waiting/days-priority.js';
import { blocksDays } from '../../spaces/blocks/blocked-days.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { endOf, holdsDates, overlapsDays, readBookableSpace, termsOf, requestedStayOf, } from '../quote/bookable-space.js';
import { CycleStatus } from '../billing/billing-types.js';
import { refuseWhenAttemptsUsed } from './booking-attempts.js';
import { Booking } from '../booking.entity.js';
import { bookingNamed, lapsedNamedHold, passNameOn } from '../holds/external-booking.js';
import { holdEnd } from './booking-hold.rules.js';
import { depositOf, referenceOf } from '../quote/booking-quote.rules.js';
import { beginBooking } from './move-booking.js';
import { BookingActor, BookingStatus, BookingStep, ProtectionPlan } from '../booking-types.js';
import { moveDates } from './change-booking-dates.js';
import { releaseHoldsOfSpace } from './expire-holds.js';
import { endRequestsOfSpace } from './expire-requests.js';
import { firstPayments, isBeingSettled } from '../payments/open-payments.js';
import { datesTaken } from '../quote/space-busy.js';
import { stayProblems } from '../quote/stay-rules.js';
/** T1: holds the days for the time it takes to pay. Of all who ask for a day at once, one gets it. */
export async function startBooking(ctx, request) {
    if (!ctx.viewer.isEmailVerified)
        throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
    const { idempotencyKey, external = null, ...input } = request;
    const call = { userId: ctx.viewer.id, operation: 'startBooking', key: idempotencyKey, input };
    return inTransaction(ctx, async (tx) => {
        const id = randomUUID();
        const replayed = await claimKey(tx, call, { bookingId: id });
        if (replayed)
            return tx.em.findOneOrFail(Booking, replayed['bookingId'] ?? '');
        const booking = (external && (await bookingNamed(tx, external, request))) ?? (await holdDays(tx, request, id));
        if (external)
            await tx.em.persist(Object.assign(booking, external)).flush();
        if (booking.id !== id)
            await storeResult(tx, call, { bookingId: booking.id });
        return booking;
    });
}
/** `id`: of the booking that is made, unless one that is there moves. */
async function holdDays(tx, request, id) {
    await lockRenter(tx);
    await requireNotLimited(tx, tx.viewer.id, MeasureKind.LIMIT_BOOKINGS);
    const constants = await loadConstants(tx);
    const space = await readBookableSpace(tx, request.spaceId, 'lock');
    if (space.hostId === tx.viewer.id)
        throw new DomainError(ErrorCode.BOOKING_OWN_SPACE);
    if (space.status !== SpaceStatus.PUBLISHED)
        throw new DomainError(ErrorCode.SPACE_NOT_BOOKABLE);
    const terms = await termsOf(tx, space, constants);
    const today = tx.clock.today(space.timeZone);
    refuseProblems(stayProblems(requestedStayOf(terms, request, today)));
    const stay = { from: request.from, to: endOf(request), termType: request.termType };
    let availability = await readAvailability(tx, space.id, stay);
    if (availability.isDue) {
        await releaseHoldsOfSpace(tx, space.id);
        await endRequestsOfSpace(tx, space.id);
        availability = await readAvailability(tx, space.id, stay);
    }
    const own = availability.ownHold && (await movableHold(tx, availability.ownHold));
    if (own)
        refusePromisedDays(availability.promisedUntil);
    if (own)
        return moveDates(tx, own, stay, { actor: BookingActor.RENTER, userId: tx.viewer.id });
    const max = constants.MAX_OPEN_REQUESTS_PER_RENTER;
    if (availability.openCount >= max)
        throw new DomainError(ErrorCode.BOOKING_TOO_MANY_OPEN, { max });
    await refuseWhenAttemptsUsed(tx, space.id, tx.viewer.id, constants);
    if (availability.isPastDue)
        throw new DomainError(ErrorCode.BOOKING_RENTER_PAST_DUE);
    if (availability.isTaken)
        throw await datesTaken(tx, space.id, stay);
    refusePromisedDays(availability.promisedUntil);
    const booking = await insertBooking(tx, { id, space, terms, stay }, {
        isEmailVerified: tx.viewer.isEmailVerified,
        isSpacePublished: space.status === SpaceStatus.PUBLISHED,
        isOwnSpace: space.hostId === tx.viewer.id,
        isStayWithinBounds: true,
        isBelowOpenLimit: availability.openCount < max,
        hasAttemptsLeft: true,
        hasNothingPastDue: !availability.isPastDue,
        isRangeFree: !availability.isTaken,
    });
    if (availability.lapsedHold && !request.external)
        await passNameOn(tx, availability.lapsedHold, booking);
    return booking;
}
/** Runs the calls of one renter one after the other: parallel ones could exceed the limit of open requests together. */
async function lockRenter(tx) {
    await tx.db
        .selectNoFrom(sql `pg_advisory_xact_lock(hashtextextended(${`open-bookings:${tx.viewer.id}`}, 0))`.as('lock'))
        .execute();
}
async function insertBooking(tx, { id, space, terms, stay }, known) {
    const now = tx.clock.now();
    const booking = Object.assign(new Booking(), {
        id,
        reference: referenceOf(await nextNumber(tx), tx.clock.today(space.timeZone).slice(0, 4)),
        spaceId: space.id,
        renterId: tx.viewer.id,
        hostId: space.hostId,
        termType: stay.termType,
        startsOn: stay.from,
        endsOn: stay.to,
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
async function nextNumber(tx) {
    const row = await tx.db.selectNoFrom(sql `nextval('booking_numbers')`.as('number')).executeTakeFirstOrThrow();
    return Number(row.number);
}
/** Everything that decides, in one statement: other calls wait for the lock meanwhile. */
async function readAvailability(tx, spaceId, stay) {
    const now = tx.clock.now();
    const bookings = tx.db.selectFrom('Booking as b');
    const ofSpace = bookings.where('b.spaceId', '=', spaceId);
    const ofRenter = bookings.where('b.renterId', '=', tx.viewer.id);
    const row = await tx.db
        .selectNoFrom((eb) => [
        eb
            .exists(ofSpace
            .select('b.id')
            .where((b) => b.or([
            b.and([b('b.status', '=', BookingStatus.PENDING_PAYMENT), b('b.holdExpiresAt', '<=', now)]),
            b.and([b('b.status', '=', BookingStatus.REQUESTED), b('b.respondBy', '<=', now)]),
        ])))
            .as('isDue'),
        eb
            .or([
            eb.exists(ofSpace.select('b.id').where(holdsDates).where(overlapsDays(stay.from, stay.to))),
            eb.exists(eb
                .selectFrom('SpaceBlock as k')
                .select('k.id')
                .where('k.spaceId', '=', spaceId)
                .where(blocksDays(stay.from, stay.to))),
        ])
            .as('isTaken'),
        othersPriority(eb, { spaceId, ...stay, userId: tx.viewer.id, now }).as('promisedUntil'),
        ofRenter
            .select('b.id')
            .where('b.spaceId', '=', spaceId)
            .where('b.status', '=', BookingStatus.PENDING_PAYMENT)
            .where(overlapsDays(stay.from, stay.to))
            .orderBy('b.createdAt')
            .limit(1)
            .as('ownHold'),
        lapsedNamedHold(eb, { spaceId, ...stay, renterId: tx.viewer.id }).as('lapsedHold'),
        ofRenter
            .select((b) => b.fn.countAll().as('count'))
            .where((b) => b.or([
            b('b.status', '=', BookingStatus.REQUESTED),
            b.and([b('b.status', '=', BookingStatus.PENDING_PAYMENT), b('b.holdExpiresAt', '>', now)]),
        ]))
            .as('openCount'),
        eb
            .exists(ofRenter
            .innerJoin('BillingCycle as c', 'c.bookingId', 'b.id')
            .select('c.id')
            .where('c.status', '=', CycleStatus.PAST_DUE))
            .as('isPastDue'),
    ])
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
/** A renter who goes back and picks other days keeps the hold: it moves to the new days and its time runs on. Null while it is being paid. */
async function movableHold(tx, id) {
    const payments = await firstPayments(tx, id);
    return isBeingSettled(payments) ? null : tx.em.findOneOrFail(Booking, id);
}
//# sourceMappingURL=start-booking.js.map
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { startOfDayInstant } from '../../core/values/time-zone.js';
import { checkKey } from '../../core/writes/idempotency.js';
import { inTransaction } from '../../core/writes/transaction.js';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingAction, BookingStatus } from '../bookings/booking.enums.js';
import { cleanText } from '../../core/values/text.js';
import { lockBookingAs } from '../bookings/lifecycle/booking-changes.js';
import { moveBooking } from '../bookings/lifecycle/move-booking.js';
import { claimPeriod, COMPUTED_REMEDIES, windowBarrier } from './claim-cases.rules.js';
import { claimProblems, type ClaimContent } from './claim-input.rules.js';
import { claimTimesOf, hasOpenClaim } from './claim-times.js';
import { ClaimActor, ClaimStep } from './claim.transitions.js';
import { ClaimCase, ClaimDetail, ClaimRemedy, ClaimSide, ClaimStatus } from './claim.enums.js';
import { claimSideOf } from './claim.policy.js';
import { Claim } from './claim.entity.js';
import { signedInventory } from './condition/read-inventory.js';
import { attachEvidence, ownUnsentEvidence } from './evidence/attach-evidence.js';
import { beginClaim, moveClaim } from './move-claim.js';

/** A new claim, with its uploaded files. */
export interface NewClaim extends ClaimContent {
  readonly evidenceIds: readonly string[];
  readonly idempotencyKey: string;
}

/** T19 and T23: one side of a booking makes a claim; the other side has 48 hours to answer. Idempotent. */
export async function submitClaim(ctx: SignedInContext, bookingId: string, given: NewClaim): Promise<Claim> {
  checkKey(given.idempotencyKey);
  const content = { ...given, text: cleanText(given.text) };
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    const { idempotencyKey } = given;
    const before = await tx.em.findOne(Claim, { claimantId: tx.viewer.id, idempotencyKey });
    if (before) return before;
    const side = claimSideOf(tx.viewer, booking);
    if (!side) throw new DomainError(ErrorCode.FORBIDDEN);
    await refuseBarrier(tx, booking, side, content);
    const files = await ownUnsentEvidence(tx, booking.id, given.evidenceIds);
    const today = tx.clock.today(booking.termsSnapshot.timeZone);
    const found = content.discoveredOn ?? today;
    const inventory = await signedInventory(tx, booking.id, startOfDayInstant(found, booking.termsSnapshot.timeZone));
    refuseProblems(claimProblems(content, files.counts, { side, today, from: booking.from, inventory }));
    const claim = await newClaim(tx, booking, { side, content, idempotencyKey });
    await beginClaim({ tx, booking, claim }, ClaimStep.SUBMIT, ClaimActor.CLAIMANT);
    await attachEvidence(tx, files.ids, { claimId: claim.id, isOfAnswer: false });
    await moveBooking(tx, booking, {
      ...actingUser,
      trigger: triggerOf(side, booking),
      at: tx.clock.now(),
      known: { isClaimWindowOpen: true },
      details: { by: side, claimId: claim.id },
    });
    await moveClaim({ tx, booking, claim }, ClaimStep.ASK_OTHER_SIDE, ClaimActor.SYSTEM);
    return claim;
  });
}

/** T19 after the last day, T23 before. */
function triggerOf(side: ClaimSide, { status }: Booking): BookingAction {
  return side === ClaimSide.HOST && status === BookingStatus.MOVE_OUT ? BookingAction.CLAIM : BookingAction.DISPUTE;
}

async function refuseBarrier(
  tx: SignedInContext,
  booking: Booking,
  side: ClaimSide,
  { claimCase, isHidden, discoveredOn }: ClaimContent,
): Promise<void> {
  const times = claimTimesOf(booking);
  const discoveredAt = discoveredOn === null ? null : startOfDayInstant(discoveredOn, times.timeZone);
  const timing = { isHidden, discoveredAt };
  const { opensAt, closesAt } = claimPeriod(claimCase, times, timing);
  const window = { opensAt: opensAt.toISOString(), ...(closesAt && { closesAt: closesAt.toISOString() }) };
  const barrier = windowBarrier(claimCase, times, tx.clock.now(), timing);
  if (barrier) throw new DomainError(ErrorCode.CLAIM_WINDOW_CLOSED, { reason: barrier.toUpperCase(), ...window });
  if (await hasOpenClaim(tx, booking.id, side)) throw new DomainError(ErrorCode.CLAIM_OPEN);
}

async function newClaim(
  tx: SignedInContext,
  booking: Booking,
  {
    side,
    content,
    idempotencyKey,
  }: { readonly side: ClaimSide; readonly content: ClaimContent; readonly idempotencyKey: string },
): Promise<Claim> {
  const now = tx.clock.now();
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  const { detail, wantedRemedy, measuredM2, claimCase } = content;
  const row = await tx.db.selectNoFrom(sql<string>`nextval('claim_numbers')`.as('number')).executeTakeFirstOrThrow();
  const hasOwnSum = !COMPUTED_REMEDIES.includes(wantedRemedy) && wantedRemedy !== ClaimRemedy.GUARANTEE;
  return Object.assign(new Claim(), {
    id: randomUUID(),
    reference: `RC-${today.slice(0, 4)}-${row.number.padStart(6, '0')}`,
    bookingId: booking.id,
    side,
    claimantId: tx.viewer.id,
    claimCase,
    detail,
    isHidden: claimCase === ClaimCase.UNSAFE && content.isHidden,
    discoveredOn: content.discoveredOn,
    text: content.text,
    measuredArea: measuredM2 === null ? null : Math.round(measuredM2 * 100),
    describedArea: detail === ClaimDetail.SMALLER ? await describedArea(tx, booking.spaceId) : null,
    items: [...content.items],
    wantedRemedy,
    wantedCents: hasOwnSum ? content.wantedCents : null,
    unusedFrom: today,
    status: ClaimStatus.SUBMITTED,
    idempotencyKey,
    createdAt: now,
    updatedAt: now,
  });
}

async function describedArea(tx: SignedInContext, spaceId: string): Promise<number | null> {
  const space = await tx.db.selectFrom('Space').select('sizeM2').where('id', '=', spaceId).executeTakeFirst();
  return space?.sizeM2 == null ? null : Math.round(Number(space.sizeM2) * 100);
}

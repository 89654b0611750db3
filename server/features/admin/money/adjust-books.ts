import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { ALONE_CENTS } from '../../../core/two-persons.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { claimOptionalKey } from '../../../core/writes/idempotency.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { post } from '../../bookings/ledger/post.js';
import { lockUncollectable, waiveCycle } from '../../bookings/waivers/waive-cycle.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { lockBooking } from '../../bookings/lifecycle/booking-changes.js';
import { requireReason } from '../../../core/staff-reason.js';
import { recordStaffAct, refuseOwn, staffOf } from '../../bookings/lifecycle/record-staff-act.js';
import { AdjustmentKind, AdjustmentStatus } from './adjustment.enums.js';
import { Adjustment } from './adjustment.entity.js';

const MAX_CENTS = 100_000_00;
const LIST_MAX = 100;

/** The entries that the staff book with an amount of their own. */
const RULES = {
  [AdjustmentKind.PAY_HOST]: 'host_paid_more',
  [AdjustmentKind.CHARGE_HOST]: 'host_charged',
  [AdjustmentKind.FORGIVE_HOST]: 'host_debt_written_off',
} as const;

export interface AdjustmentOrder {
  readonly bookingId: string;
  readonly kind: AdjustmentKind;
  readonly amountCents: number;
  readonly statement: string;
  readonly idempotencyKey?: string | null | undefined;
}

/** Books a paired ledger entry, or proposes it when a second person must confirm it; idempotent by key. */
export async function adjustBooks(ctx: SignedInContext, order: AdjustmentOrder): Promise<Adjustment> {
  const statement = requireReason(order.statement);
  const { amountCents, kind, bookingId, idempotencyKey: key } = order;
  // A month is waived by its own command, which knows the amount.
  if (!isBookedByAmount(kind)) throw new DomainError(ErrorCode.FORBIDDEN);
  const isFit = Number.isInteger(amountCents) && amountCents > 0 && amountCents <= MAX_CENTS;
  const params = { max: MAX_CENTS };
  refuseProblems(isFit ? [] : [{ path: 'amountCents', code: FieldProblemCode.AMOUNT_OUT_OF_RANGE, params }]);
  const input = { bookingId, kind, amountCents, statement };
  return inTransaction(ctx, async (tx) => {
    const id = randomUUID();
    const call = { userId: tx.viewer.id, operation: 'adjustBooks', key, input };
    const earlier = await claimOptionalKey(tx, call, { adjustmentId: id });
    if (earlier) return tx.em.findOneOrFail(Adjustment, earlier['adjustmentId'] ?? '');
    const booking = await lockBooking(tx, bookingId);
    refuseOwn(tx.viewer, booking);
    return orderAdjustment(tx, booking, { id, kind, amountCents, statement, cycleId: null });
  });
}

type NewAdjustment = Pick<Adjustment, 'kind' | 'amountCents' | 'statement' | 'cycleId'> & { readonly id?: string };

/** Stores an entry about a locked booking and books it, or leaves it to a second person. */
export async function orderAdjustment(
  tx: SignedInContext,
  booking: Booking,
  given: NewAdjustment,
): Promise<Adjustment> {
  const { amountCents, statement } = given;
  const now = tx.clock.now();
  const adjustment = Object.assign(new Adjustment(), {
    id: randomUUID(),
    bookingId: booking.id,
    hostId: booking.hostId,
    ...given,
    status: AdjustmentStatus.PROPOSED,
    proposedBy: tx.viewer.id,
    proposedAt: now,
  });
  const isAlone = amountCents <= ALONE_CENTS;
  if (isAlone) Object.assign(adjustment, { status: AdjustmentStatus.BOOKED, decidedBy: tx.viewer.id, decidedAt: now });
  tx.em.persist(adjustment);
  await tx.em.flush();
  if (isAlone) await book(tx, adjustment, statement);
  await audit(tx, adjustment, isAlone ? 'adjustment.booked' : 'adjustment.proposed', statement);
  return adjustment;
}

/** Confirms a proposed entry and books it, or rejects it; the person who proposed it cannot decide. A decided one is returned unchanged. */
export async function decideAdjustment(
  ctx: SignedInContext,
  adjustmentId: string,
  { isConfirmed, statement: given }: { readonly isConfirmed: boolean; readonly statement: string },
): Promise<Adjustment> {
  const decision = requireReason(given);
  return inTransaction(ctx, async (tx) => {
    const found = await tx.em.findOne(Adjustment, adjustmentId);
    if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
    const booking = await lockBooking(tx, found.bookingId);
    refuseOwn(tx.viewer, booking);
    const adjustment = await tx.em.findOneOrFail(Adjustment, adjustmentId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (adjustment.proposedBy === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    if (adjustment.status !== AdjustmentStatus.PROPOSED) return adjustment;
    Object.assign(adjustment, {
      status: isConfirmed ? AdjustmentStatus.BOOKED : AdjustmentStatus.RETURNED,
      decidedBy: tx.viewer.id,
      decidedAt: tx.clock.now(),
      decision,
    });
    await tx.em.flush();
    if (isConfirmed) await book(tx, adjustment, decision);
    await audit(tx, adjustment, isConfirmed ? 'adjustment.booked' : 'adjustment.returned', decision);
    return adjustment;
  });
}

/** Entries that wait for a second person, the oldest first. */
export function proposedAdjustments(ctx: ServiceContext): Promise<Adjustment[]> {
  return ctx.em
    .fork()
    .find(
      Adjustment,
      { status: AdjustmentStatus.PROPOSED },
      { orderBy: { proposedAt: 'asc', id: 'asc' }, limit: LIST_MAX },
    );
}

/** All entries about a booking, newest first. */
export function adjustmentsOf(ctx: ServiceContext, bookingId: string): Promise<Adjustment[]> {
  return ctx.em
    .fork()
    .find(Adjustment, { bookingId }, { orderBy: { proposedAt: 'desc', id: 'desc' }, limit: LIST_MAX });
}

async function book(tx: SignedInContext, adjustment: Adjustment, reason: string): Promise<void> {
  const { id, kind, amountCents, bookingId, hostId, cycleId } = adjustment;
  if (isBookedByAmount(kind)) {
    await post(tx, RULES[kind], amountCents, { source: ['adjustment', id], bookingId, hostId });
  } else if (cycleId !== null) {
    const { booking, cycle } = await lockUncollectable(tx, cycleId, amountCents);
    await waiveCycle(tx, booking, cycle);
    const [before, after] = [{ amountCents }, { amountCents: 0, cycleId }];
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'charge_waived', before, after, reason });
  }
}

const isBookedByAmount = (kind: AdjustmentKind): kind is keyof typeof RULES => kind in RULES;

function audit(tx: SignedInContext, adjustment: Adjustment, action: string, reason: string): Promise<void> {
  const { id, kind, amountCents, bookingId, status, cycleId } = adjustment;
  return recordAudit(tx, {
    actorId: tx.viewer.id,
    action,
    objectType: 'Booking',
    objectId: bookingId,
    before: { status: action === 'adjustment.proposed' || adjustment.decision === null ? null : 'proposed' },
    after: { adjustmentId: id, kind, amountCents, status, ...(cycleId === null ? {} : { cycleId }) },
    reason,
    ip: tx.client.ip,
  });
}

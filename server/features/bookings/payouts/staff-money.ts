import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { requireReason } from '../../../core/staff-reason.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { BookingActor } from '../booking.enums.js';
import { RefundStatus } from '../cancellation/cancellation.enums.js';
import { isHeldByBank } from '../disputes/held-by-bank.js';
import type { Refund } from '../payments/refund.entity.js';
import { holdEarnings, releaseEarnings } from './hold-earnings.js';
import { movePayout } from './move-payout.js';
import { UNANSWERED } from './payout-port.js';
import { PayoutStep } from './payout.transitions.js';
import { PayoutStatus } from './payout.enums.js';
import { Payout } from './payout.entity.js';
import { lockPayout } from './settle-payout.js';
import { ReconciliationAlarm } from './reconciliation-alarm.entity.js';

const LIST_MAX = 100;

/** The host's earnings that staff hold or release. */
export interface StaffHold {
  readonly hostId: string;
  readonly bookingId: string | null;
  readonly reason: string;
  readonly until?: Date | null;
}

/** Staff hold earnings; a second hold on the same is allowed and released together with it. */
export async function holdPayout(ctx: SignedInContext, { reason, until, ...target }: StaffHold): Promise<boolean> {
  const note = requireReason(reason, 'reason');
  refuseOwnEarnings(ctx, target);
  await inTransaction(ctx, async (tx) => {
    await requireHost(tx, target);
    const hold = await holdEarnings(tx, target, {
      reason: 'staff',
      note,
      until: until ?? null,
      userId: ctx.viewer.id,
    });
    const after = { ...target, isHeld: true, until: until?.toISOString() ?? null };
    await audit(tx, 'payout.held', hold.id, { before: { isHeld: false }, after, reason: note });
  });
  return true;
}

/** Staff release what they held; false when there was no hold. */
export async function releasePayout(ctx: SignedInContext, { reason, ...target }: StaffHold): Promise<boolean> {
  const note = requireReason(reason, 'reason');
  refuseOwnEarnings(ctx, target);
  return inTransaction(ctx, async (tx) => {
    await requireHost(tx, target);
    const released = await releaseEarnings(tx, { reason: 'staff', target }, ctx.viewer.id);
    const change = { before: { holds: released }, after: { holds: 0 }, reason: note };
    if (released > 0) await audit(tx, 'payout.released', target.bookingId ?? target.hostId, change);
    return released > 0;
  });
}

/** The differences found by the nightly comparison, open ones first, then newest first. */
export function listAlarms(ctx: ServiceContext): Promise<ReconciliationAlarm[]> {
  return ctx.em
    .fork()
    .find(
      ReconciliationAlarm,
      {},
      { orderBy: [{ resolvedAt: 'asc nulls first' }, { foundAt: 'desc' }, { id: 'asc' }], limit: LIST_MAX },
    );
}

/** The number of unexplained alarms. */
export async function countOpenAlarms({ db }: Pick<ServiceContext, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('ReconciliationAlarm')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('resolvedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Refunds that wait for the staff, oldest first; those that a bank may still pay do not. */
export function listFailedRefunds(ctx: ServiceContext): Promise<Refund[]> {
  return ctx.db
    .selectFrom('Refund as r')
    .selectAll('r')
    .where('r.status', '=', RefundStatus.FAILED)
    .where((eb) => eb.not(isHeldByBank(eb.ref('r.paymentId'))))
    .orderBy('r.failedAt')
    .orderBy('r.id')
    .limit(LIST_MAX)
    .execute();
}

/** Staff explain an alarm; an explained one is returned unchanged. */
export async function resolveAlarm(ctx: SignedInContext, alarmId: string, words: string): Promise<ReconciliationAlarm> {
  const resolution = requireReason(words, 'resolution');
  return inTransaction(ctx, async (tx) => {
    const alarm = await tx.em.findOne(ReconciliationAlarm, alarmId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!alarm) throw new DomainError(ErrorCode.NOT_FOUND);
    if (alarm.resolvedAt !== null) return alarm;
    Object.assign(alarm, { resolvedAt: tx.clock.now(), resolvedBy: ctx.viewer.id, resolution });
    await tx.em.flush();
    await audit(tx, 'reconciliation_alarm.resolved', alarmId, {
      before: { isResolved: false },
      after: { isResolved: true, kind: alarm.kind, ref: alarm.ref },
      reason: resolution,
    });
    return alarm;
  });
}

/** Staff end a payout that the provider never answered, after checking there that nothing was sent. The money is payable again. */
export async function failPayout(ctx: SignedInContext, payoutId: string, reason: string): Promise<Payout> {
  const note = requireReason(reason, 'reason');
  return inTransaction(ctx, async (tx) => {
    if (!(await tx.em.findOne(Payout, payoutId))) throw new DomainError(ErrorCode.NOT_FOUND);
    const payout = await lockPayout(tx, payoutId);
    refuseOwnEarnings(tx, payout);
    if (payout.status === PayoutStatus.FAILED) return payout;
    if (payout.status !== PayoutStatus.SCHEDULED || payout.transferRef !== null)
      throw new DomainError(ErrorCode.PAYOUT_WAS_SENT);
    const before = { status: payout.status };
    // One that waits has the provider's reason.
    payout.failureCode ??= UNANSWERED;
    await movePayout(tx, payout, PayoutStep.FAIL, { actor: BookingActor.ADMIN });
    const after = { status: payout.status, amountCents: payout.amountCents };
    await audit(tx, 'payout.failed_by_staff', payoutId, { before, after, reason: note });
    return payout;
  });
}

/** No member of the staff decides about earnings of their own. */
function refuseOwnEarnings({ viewer }: SignedInContext, { hostId }: Pick<StaffHold, 'hostId'>): void {
  if (viewer.id === hostId) throw new DomainError(ErrorCode.FORBIDDEN);
}

async function requireHost(tx: ServiceContext, { hostId, bookingId }: Omit<StaffHold, 'reason'>): Promise<void> {
  const host = await tx.db.selectFrom('User').select('id').where('id', '=', hostId).executeTakeFirst();
  const booking =
    bookingId === null
      ? host
      : await tx.db
          .selectFrom('Booking')
          .select('id')
          .where('id', '=', bookingId)
          .where('hostId', '=', hostId)
          .executeTakeFirst();
  if (!host || !booking) throw new DomainError(ErrorCode.NOT_FOUND);
}

function audit(
  tx: SignedInContext,
  action: string,
  objectId: string,
  change: Required<Pick<AuditEntry, 'before' | 'after' | 'reason'>>,
): Promise<void> {
  const objectType = action.startsWith('payout.') ? 'Payout' : 'ReconciliationAlarm';
  return recordAudit(tx, { ...change, actorId: tx.viewer.id, action, objectType, objectId, ip: tx.client.ip });
}

import { randomUUID } from 'node:crypto';
import { isPlatformConstantKey, type PlatformConstantKey } from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireReason } from '../../bookings/lifecycle/record-staff-act.js';
import { ConstantChange } from './constant-change.entity.js';
import { boundsOf } from './setting-bounds.rules.js';
import { MAX_AHEAD_DAYS } from '../max-ahead-days.js';

export interface SettingOrder {
  readonly key: string;
  readonly value: number;
  /** Null for at once. */
  readonly validFrom: LocalDate | null;
  readonly statement: string;
}

/** Changes a setting at once or from a future day; cancels another change from the same day. Errors: NOT_FOUND, VALIDATION_FAILED. */
export async function changeSetting(ctx: SignedInContext, order: SettingOrder): Promise<PlatformConstantKey> {
  const { key, value, validFrom } = order;
  const reason = requireReason(order.statement);
  if (!isPlatformConstantKey(key)) throw new DomainError(ErrorCode.NOT_FOUND);
  const today = ctx.clock.today();
  await inTransaction(ctx, async (tx) => {
    await lockConstants(tx);
    const { min, max } = boundsOf(key, await loadConstants(tx));
    const last = addDays(today, MAX_AHEAD_DAYS);
    refuseProblems([
      ...(value >= min && value <= max
        ? []
        : [{ path: 'value', code: FieldProblemCode.SETTING_OUT_OF_RANGE, params: { min, max } }]),
      ...(validFrom !== null && validFrom <= today
        ? [{ path: 'validFrom', code: FieldProblemCode.DATE_IN_PAST }]
        : validFrom !== null && validFrom > last
          ? [{ path: 'validFrom', code: FieldProblemCode.START_TOO_FAR, params: { maxDays: MAX_AHEAD_DAYS } }]
          : []),
    ]);
    const change = Object.assign(new ConstantChange(), {
      id: randomUUID(),
      key,
      value: String(value),
      validFrom: validFrom ?? today,
      reason,
      setBy: tx.viewer.id,
      setAt: tx.clock.now(),
    });
    await cancelPending(tx, change);
    tx.em.persist(change);
    await tx.em.flush();
    await audit(tx, change, { action: 'setting.changed', actorId: tx.viewer.id, reason, ip: tx.client.ip });
    if (validFrom === null) await applyChange(tx, change);
  });
  return key;
}

/** Cancels a scheduled change; no-op when there is none. Errors: NOT_FOUND. */
export async function cancelSettingChange(
  ctx: SignedInContext,
  { key, validFrom }: { readonly key: string; readonly validFrom: LocalDate },
): Promise<PlatformConstantKey> {
  if (!isPlatformConstantKey(key)) throw new DomainError(ErrorCode.NOT_FOUND);
  return inTransaction(ctx, async (tx) => {
    await lockConstants(tx);
    const change = await tx.em.findOne(ConstantChange, { key, validFrom, appliedAt: null, cancelledAt: null });
    if (!change) return key;
    change.cancelledAt = tx.clock.now();
    await tx.em.flush();
    await audit(tx, change, { action: 'setting.change_cancelled', actorId: tx.viewer.id, ip: tx.client.ip });
    return key;
  });
}

/** Applies the changes whose day has come, in order; one that other changes have put out of bounds is cancelled. */
export async function applyDueChanges(ctx: ServiceContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockConstants(tx);
    const due = await tx.em.find(
      ConstantChange,
      { appliedAt: null, cancelledAt: null, validFrom: { $lte: tx.clock.today() } },
      { orderBy: { validFrom: 'asc', setAt: 'asc' } },
    );
    for (const change of due) await applyChange(tx, change);
  });
}

async function applyChange(tx: ServiceContext, change: ConstantChange): Promise<void> {
  const constants = await loadConstants(tx);
  const { min, max } = boundsOf(change.key, constants);
  const value = Number(change.value);
  const now = tx.clock.now();
  if (value < min || value > max) {
    change.cancelledAt = now;
    await tx.em.flush();
    await audit(tx, change, {
      action: 'setting.change_cancelled',
      actorId: null,
      reason: `out of bounds: ${min}–${max}`,
    });
    tx.log.warn({ key: change.key, value, min, max }, 'settings: a change is out of bounds by now and was cancelled');
    return;
  }
  change.previous = String(constants[change.key]);
  change.appliedAt = now;
  await tx.em.flush();
  await tx.db
    .updateTable('PlatformConstant')
    .set({ value: change.value, changedBy: change.setBy, changedAt: now })
    .where('key', '=', change.key)
    .execute();
}

/** One change at a time: the bounds of a constant depend on others. */
async function lockConstants(tx: ServiceContext): Promise<void> {
  await tx.db.selectFrom('PlatformConstant').select('key').orderBy('key').forUpdate().execute();
}

/** Another change of the same constant from the same day. */
async function cancelPending(tx: ServiceContext, { key, validFrom }: ConstantChange): Promise<void> {
  await tx.db
    .updateTable('ConstantChange')
    .set({ cancelledAt: tx.clock.now() })
    .where('key', '=', key)
    .where('validFrom', '=', validFrom)
    .where('appliedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute();
}

async function audit(
  tx: ServiceContext,
  { key, value, validFrom, cancelledAt }: ConstantChange,
  act: Pick<AuditEntry, 'action' | 'actorId' | 'reason' | 'ip'>,
): Promise<void> {
  const now = await loadConstants(tx);
  const isCancelled = cancelledAt !== null;
  await recordAudit(tx, {
    ...act,
    objectType: 'Setting',
    objectId: key,
    before: { value: now[key], ...(isCancelled && { toCome: Number(value) }) },
    after: { value: isCancelled ? now[key] : Number(value), validFrom },
  });
}

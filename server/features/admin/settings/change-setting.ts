import { randomUUID } from 'node:crypto';
import {
  isPlatformConstantKey,
  isWorse,
  noticeDaysOf,
  type PlatformConstantKey,
} from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  type FieldError,
} from '../../../core/errors/errors.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { requireReason } from '../../../core/staff-reason.js';
import { announceNext, announceRise, valueBefore, valueOn } from './announce-rise.js';
import { ConstantChange } from './constant-change.entity.js';
import { boundsOf } from './setting-bounds.rules.js';
import { MAX_AHEAD_DAYS } from '../max-ahead-days.js';

export interface SettingOrder {
  readonly key: string;
  readonly value: number;
  /** Null for at once. */
  readonly validFrom: LocalDate | null;
  /** Its value and when its newest change was decided, as they were read; null without one. */
  readonly seenValue: number;
  readonly seenSetAt: Date | null;
  readonly statement: string;
}

/**
 * Changes a setting at once or from a future day; cancels another change from the same day, and notifies those whom a change for the
 * worse that takes notice concerns. Errors: NOT_FOUND, TEXT_CHANGED, VALIDATION_FAILED.
 */
export async function changeSetting(ctx: SignedInContext, order: SettingOrder): Promise<PlatformConstantKey> {
  const { key, value, validFrom } = order;
  const reason = requireReason(order.statement);
  if (!isPlatformConstantKey(key)) throw new DomainError(ErrorCode.NOT_FOUND);
  const today = ctx.clock.today();
  await inTransaction(ctx, async (tx) => {
    await lockConstants(tx);
    const constants = await loadConstants(tx);
    await refuseUnread(tx, order, constants[key]);
    const { min, max } = boundsOf(key, constants);
    const before = await valueBefore(tx, { key, current: constants[key], validFrom });
    const noticeDays = isWorse(key, value, before) ? noticeDaysOf(key) : null;
    refuseProblems([
      ...(value >= min && value <= max
        ? []
        : [{ path: 'value', code: FieldProblemCode.SETTING_OUT_OF_RANGE, params: { min, max } }]),
      ...dayProblems(today, validFrom, noticeDays),
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
    const replaced = await valueOn(tx, { key, current: constants[key], day: change.validFrom });
    await cancelPending(tx, change);
    tx.em.persist(change);
    await tx.em.flush();
    await audit(tx, change, { action: 'setting.changed', actorId: tx.viewer.id, reason, ip: tx.client.ip });
    if (noticeDays !== null) await announceRise(tx, key, { before, value, validFrom: change.validFrom }, constants);
    await announceNext(tx, change, { was: replaced, now: value }, constants);
    if (validFrom === null) await applyChange(tx, change);
  });
  return key;
}

/** Throws TEXT_CHANGED when somebody has changed the setting since it was read. */
async function refuseUnread(
  tx: ServiceContext,
  { key, seenValue, seenSetAt }: SettingOrder,
  value: number,
): Promise<void> {
  const newest = await tx.db
    .selectFrom('ConstantChange')
    .select((eb) => eb.fn.max('setAt').as('setAt'))
    .where('key', '=', key as PlatformConstantKey)
    .executeTakeFirst();
  const isRead = new Date(newest?.setAt ?? 0).getTime() === (seenSetAt?.getTime() ?? 0);
  if (value !== seenValue || !isRead) throw new DomainError(ErrorCode.TEXT_CHANGED);
}

function dayProblems(today: LocalDate, validFrom: LocalDate | null, noticeDays: number | null): FieldError[] {
  const path = 'validFrom';
  const maxDays = MAX_AHEAD_DAYS;
  const isTooFar = validFrom !== null && validFrom > addDays(today, maxDays);
  if (noticeDays !== null) {
    const isInTime = validFrom !== null && validFrom >= addDays(today, noticeDays) && !isTooFar;
    const params = { min: noticeDays, max: maxDays };
    return isInTime ? [] : [{ path, code: FieldProblemCode.NOTICE_OUT_OF_RANGE, params }];
  }
  if (validFrom !== null && validFrom <= today) return [{ path, code: FieldProblemCode.DATE_IN_PAST }];
  return isTooFar ? [{ path, code: FieldProblemCode.START_TOO_FAR, params: { maxDays } }] : [];
}

/**
 * Cancels a scheduled change; no-op when there is none. Refused when the next one would become a change for the worse without its notice.
 * Errors: NOT_FOUND, VALIDATION_FAILED.
 */
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
    const constants = await loadConstants(tx);
    const now = await valueBefore(tx, { key, current: constants[key], validFrom });
    await announceNext(tx, change, { was: Number(change.value), now }, constants);
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

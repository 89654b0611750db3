import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { reasonName } from '../../../core/words/reasons.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText, isWithin } from '../../../core/values/text.js';
import { deleteLinks, findMailRecipient, sendAccountMail } from '../account-mails.js';
import { AccountEventType } from '../account.events.js';
import { changeAccount } from '../change-account.js';
import { hasStaffRole } from '../roles.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { measureReasons } from '../words/measure-reasons.js';
import { CLOSING_KINDS, DecisionOrigin, MeasureKind, type LimitKind, type MeasureReason } from './measure.enums.js';
import { measureMail } from './measure-mail.rules.js';

/** Length of the statement, in characters. */
export const STATEMENT_LENGTH = { min: 20, max: 1000 };

/** The case of a decision, and the page where the person concerned reads it and complains. */
export interface DecisionCase {
  readonly caseId: string;
  readonly path: string;
}

export interface MeasureInput {
  /** A uuid. */
  readonly userId: string;
  readonly kinds: readonly MeasureKind[];
  /** For limits and suspensions. */
  readonly days: number | null;
  readonly reason: MeasureReason;
  readonly statement: string;
  /** The case of the report behind it, or one created in the same transaction. */
  readonly decision: DecisionCase | ((tx: SignedInContext) => Promise<DecisionCase>);
}

const ACTIONS: Readonly<Record<MeasureKind, string>> = {
  [MeasureKind.WARNING]: 'user.warned',
  [MeasureKind.LIMIT_MESSAGES]: 'user.limited',
  [MeasureKind.LIMIT_BOOKINGS]: 'user.limited',
  [MeasureKind.LIMIT_PUBLISHING]: 'user.limited',
  [MeasureKind.SUSPENSION]: 'user.suspended',
  [MeasureKind.BAN]: 'user.banned',
};

/** The normalized statement; throws VALIDATION_FAILED at its field. */
export function tidyStatement(given: string, path = 'statement'): string {
  const statement = cleanText(given);
  refuseProblems(
    isWithin(statement, STATEMENT_LENGTH)
      ? []
      : [{ path, code: FieldProblemCode.TEXT_LENGTH, params: STATEMENT_LENGTH }],
  );
  return statement;
}

/**
 * Warns, limits, suspends or bans a person, and mails them the reasons. Refused for oneself, and for staff, whose role must be revoked
 * first.
 */
export function applyMeasure(ctx: SignedInContext, input: MeasureInput): Promise<void> {
  return inTransaction(ctx, (tx) => applyMeasureIn(tx, input));
}

/** The same in the transaction of a larger decision. */
export async function applyMeasureIn(tx: SignedInContext, input: MeasureInput): Promise<void> {
  const statement = tidyStatement(input.statement);
  const person = await lockPerson(tx, input.userId);
  if (await hasStaffRole(tx, input.userId)) throw new DomainError(ErrorCode.FORBIDDEN, { reason: 'staff' });
  const now = tx.clock.now();
  const endsAt = input.days === null ? null : new Date(now.getTime() + input.days * DAY_MS);
  const isOwn = typeof input.decision === 'function';
  const { caseId, path } = typeof input.decision === 'function' ? await input.decision(tx) : input.decision;
  const rows = input.kinds.map((kind) => ({
    userId: input.userId,
    kind,
    reason: input.reason,
    statement,
    startsAt: now,
    endsAt,
    staffId: tx.viewer.id,
    caseId,
  }));
  await tx.db.insertInto('AccountMeasure').values(rows).execute();
  const kind = input.kinds[0] ?? MeasureKind.WARNING;
  if (kind === MeasureKind.SUSPENSION || kind === MeasureKind.BAN)
    await closeAccount(tx, input.userId, statement, person.suspendedAt === null);
  await recordAudit(tx, {
    actorId: tx.viewer.id,
    action: ACTIONS[kind],
    objectType: 'User',
    objectId: input.userId,
    before: { isSuspended: person.suspendedAt !== null },
    after: { kinds: input.kinds, reason: input.reason, endsAt },
    reason: statement,
    ip: tx.client.ip,
  });
  const recipient = await findMailRecipient(tx, input.userId);
  const rule = await reasonName(tx, measureReasons, input.reason, recipient.locale);
  const origin = isOwn ? DecisionOrigin.OWN : DecisionOrigin.REPORT;
  const { template, params } = measureMail({ ...input, rule, statement, endsAt, origin }, recipient.locale);
  await sendAccountMail(tx, recipient, template, { ...params, decisionPath: path });
}

/** Lifts a suspension or a ban. No-op when the account is open. */
export async function restorePerson(ctx: SignedInContext, userId: string, given: string): Promise<void> {
  const statement = tidyStatement(given);
  await inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person.suspendedAt === null) return;
    await tx.db
      .updateTable('AccountMeasure')
      .set({ liftedAt: tx.clock.now() })
      .where('userId', '=', userId)
      .where('kind', 'in', CLOSING_KINDS)
      .where('liftedAt', 'is', null)
      .execute();
    await openAccount(tx, userId, statement);
  });
}

/** Ends a limit before its day. No-op when there is none. */
export async function liftLimit(ctx: SignedInContext, userId: string, kind: LimitKind, given: string): Promise<void> {
  const statement = tidyStatement(given);
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId);
    const now = tx.clock.now();
    const lifted = await tx.db
      .updateTable('AccountMeasure')
      .set({ liftedAt: now })
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .where('liftedAt', 'is', null)
      .where('endsAt', '>', now)
      .returning('endsAt')
      .execute();
    if (lifted.length === 0) return;
    await recordLiftedLimit(tx, userId, { kind, endsAt: lifted[0]?.endsAt ?? null }, statement);
    await sendAccountMail(tx, await findMailRecipient(tx, userId), 'limit-lifted', { reason: statement });
  });
}

/** Locks the account; throws NOT_FOUND when there is none, FORBIDDEN when it is the viewer's own. */
export async function lockPerson(
  tx: SignedInContext,
  userId: string,
): Promise<{ suspendedAt: Date | null; payoutsAllowedAt: Date | null }> {
  if (userId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
  const person = await tx.db
    .selectFrom('User')
    .select(['suspendedAt', 'payoutsAllowedAt'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new DomainError(ErrorCode.NOT_FOUND);
  return person;
}

async function closeAccount(tx: SignedInContext, userId: string, reason: string, isNew: boolean): Promise<void> {
  // It stays closed since the first measure; the newest one is its reason.
  await changeAccount(tx, userId, { ...(isNew && { suspendedAt: tx.clock.now() }), suspendedReason: reason });
  await tx.db.deleteFrom('MfaChallenge').where('userId', '=', userId).execute();
  await deleteLinks(tx, userId, ['reset_password', 'change_email']);
  await endSessionsOf(tx, userId, 'suspended');
  if (isNew) await recordEvent(tx, { type: AccountEventType.SUSPENDED, payload: { userId } });
}

/** Ends the suspension of a locked account. */
export function reopenAccount(tx: ServiceContext, userId: string): Promise<void> {
  return changeAccount(tx, userId, { suspendedAt: null, suspendedReason: null });
}

/** Opens a locked account of which no measure is left that closes it. */
export async function openAccount(tx: SignedInContext, userId: string, statement: string): Promise<void> {
  await reopenAccount(tx, userId);
  await recordAudit(tx, {
    actorId: tx.viewer.id,
    action: 'user.restored',
    objectType: 'User',
    objectId: userId,
    before: { isSuspended: true },
    after: { isSuspended: false },
    reason: statement,
    ip: tx.client.ip,
  });
  await sendAccountMail(tx, await findMailRecipient(tx, userId), 'restored');
}

export function recordLiftedLimit(
  tx: SignedInContext,
  userId: string,
  { kind, endsAt }: { readonly kind: MeasureKind; readonly endsAt: Date | null },
  statement: string,
): Promise<void> {
  return recordAudit(tx, {
    actorId: tx.viewer.id,
    action: 'user.limit_lifted',
    objectType: 'User',
    objectId: userId,
    before: { kind, endsAt },
    after: { kind, endsAt: null },
    reason: statement,
    ip: tx.client.ip,
  });
}

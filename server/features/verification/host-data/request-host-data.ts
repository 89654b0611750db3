import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { spaceChanged } from '../../spaces/space-hooks.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { HostDataEventType, type HostDataAsked, type HostListed, type HostUnlisted } from './host-data.events.js';
import { dueAt, missingData, nextStep, type AskedSoFar, type HostDataStep } from './host-data.rules.js';
import { isListed, selectHostRecords } from './host-record.js';
import type { MissingHostData } from './host-data.enums.js';

/** Daily: asks hosts for missing details, and closes requests of hosts who have provided them. */
export async function requestHostData(ctx: ServiceContext): Promise<void> {
  const hosts = await selectHostRecords(ctx)
    .where('u.erasedAt', 'is', null)
    .where('u.suspendedAt', 'is', null)
    .where((eb) => eb.or([isListed(eb), eb('q.askedAt', 'is not', null)]))
    .orderBy('u.id')
    .execute();
  for (const host of hosts) {
    if (!host.askedAt && missingData(host, ctx.config).length === 0) continue;
    await inTransaction(ctx, (tx) => followUp(tx, host.id)).catch((error: unknown) =>
      ctx.log.error({ err: error, userId: host.id }, 'host data: asking a host failed'),
    );
  }
}

/** Closes the request of a host once nothing is missing. */
export async function endRequest(tx: ServiceContext, userId: string): Promise<void> {
  const host = await lockHost(tx, userId);
  if (host?.askedAt && missingData(host, tx.config).length === 0) await settle(tx, userId, host);
}

async function followUp(tx: ServiceContext, userId: string): Promise<void> {
  const host = await lockHost(tx, userId);
  if (!host) return;
  const [missing] = missingData(host, tx.config);
  // A host without published spaces is not asked; hidden spaces stay hidden.
  if (!missing || (!host.isListed && !host.unlistedAt)) return settle(tx, userId, host);
  const step = nextStep(host, tx.clock.now());
  if (step) await take(tx, userId, step, host, missing);
}

/** Locks a host, so that concurrent runs do not ask twice. */
async function lockHost(tx: ServiceContext, userId: string) {
  await tx.db.selectFrom('User').select('id').where('id', '=', userId).forUpdate().execute();
  return selectHostRecords(tx).where('u.id', '=', userId).executeTakeFirst();
}

async function take(
  tx: ServiceContext,
  userId: string,
  step: HostDataStep,
  asked: AskedSoFar,
  missing: MissingHostData,
): Promise<void> {
  const now = tx.clock.now();
  const isUnlisted = step === 'unlist';
  const row = {
    askedAt: asked.askedAt ?? now,
    remindedAt: step === 'remind' ? now : asked.remindedAt,
    unlistedAt: isUnlisted ? now : null,
  };
  await tx.db
    .insertInto('HostDataRequest')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  const payload = { userId, missing, dueAt: dueAt(row, now).toISOString() };
  const event: HostDataAsked | HostUnlisted = {
    type: isUnlisted ? HostDataEventType.UNLISTED : HostDataEventType.ASKED,
    payload,
  };
  await recordEvent(tx, event);
  if (isUnlisted) await showOrHide(tx, userId, 'user.unlisted', missing);
}

/** Nothing is missing any more: the request is closed, and hidden spaces are shown again. */
async function settle(tx: ServiceContext, userId: string, { askedAt, unlistedAt }: AskedSoFar): Promise<void> {
  if (!askedAt) return;
  await tx.db.deleteFrom('HostDataRequest').where('userId', '=', userId).execute();
  if (!unlistedAt) return;
  const event: HostListed = {
    type: HostDataEventType.LISTED,
    payload: { userId, listedAt: tx.clock.now().toISOString() },
  };
  await recordEvent(tx, event);
  await showOrHide(tx, userId, 'user.listed', null);
}

async function showOrHide(
  tx: ServiceContext,
  userId: string,
  action: 'user.unlisted' | 'user.listed',
  missing: MissingHostData | null,
): Promise<void> {
  const isShown = action === 'user.listed';
  const spaces = await tx.db
    .selectFrom('Space')
    .select('id')
    .where('hostId', '=', userId)
    .where('status', '=', SpaceStatus.PUBLISHED)
    .orderBy('id')
    .execute();
  for (const { id } of spaces) await spaceChanged(tx, id);
  await recordAudit(tx, {
    actorId: null,
    action,
    objectType: 'User',
    objectId: userId,
    before: { isListed: !isShown },
    after: { isListed: isShown, ...(missing && { missing }) },
  });
}

import type { ServiceContext } from '../../core/context.js';
import { inBatches } from '../../core/writes/in-batches.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { VerificationStatus } from './verification.enums.js';
import { moveVerification } from './move-verification.js';
import { nextVerificationStatus, VerificationAction, type VerificationActor } from './verification.state-machine.js';
import { Verification } from './verification.entity.js';
import { lockVerification } from './verification.loaders.js';

const BATCH = 500;

/** Expires verified identities whose document was valid until yesterday. */
export async function expireVerifications(ctx: ServiceContext, signal?: AbortSignal, batch = BATCH): Promise<void> {
  const failures: unknown[] = [];
  let last: string | null = null;
  const expireSome = async (limit: number): Promise<number> => {
    const due = await dueAfter(ctx, last, limit);
    for (const { id } of due)
      // A failed one does not stop the others.
      await inTransaction(ctx, (tx) => expire(tx, id)).catch((error: unknown) => failures.push(error));
    last = due.at(-1)?.id ?? last;
    return due.length;
  };
  await inBatches(batch, expireSome, signal);
  // The job is tried again.
  if (failures.length > 0) throw failures[0];
}

function dueAfter(ctx: ServiceContext, last: string | null, limit: number): Promise<{ id: string }[]> {
  return ctx.db
    .selectFrom('Verification as v')
    .select('v.id')
    .where('v.status', '=', VerificationStatus.APPROVED)
    .where('v.documentExpiresOn', '<', ctx.clock.today())
    .$if(last !== null, (query) => query.where('v.id', '>', last))
    .orderBy('v.id')
    .limit(limit)
    .execute();
}

/** Expires the verification of a space whose address changed, also one that waits for the staff: the proof is for the old one. */
export async function expireMovedSpace(tx: ServiceContext, spaceId: string): Promise<void> {
  const moved = await tx.db
    .selectFrom('Verification')
    .select('id')
    .where('spaceId', '=', spaceId)
    .where('status', 'in', [VerificationStatus.APPROVED, VerificationStatus.IN_REVIEW])
    .execute();
  for (const { id } of moved) await expire(tx, id);
}

/**
 * Ends the approved identities of a person, whose proof the staff no longer accept, also for the rentals that have begun; returns how many
 * there were.
 */
export async function resetIdentity(tx: ServiceContext, userId: string): Promise<number> {
  const approved = await tx.db
    .selectFrom('Verification')
    .select('id')
    .where('userId', '=', userId)
    .where('spaceId', 'is', null)
    .where('status', '=', VerificationStatus.APPROVED)
    .execute();
  for (const { id } of approved) await expire(tx, id, { action: VerificationAction.RESET, actor: 'admin' });
  const past = await tx.em.find(Verification, {
    userId,
    spaceId: null,
    status: VerificationStatus.EXPIRED,
    resetAt: null,
  });
  for (const verification of past) verification.resetAt = tx.clock.now();
  await tx.em.flush();
  return approved.length;
}

/** Ends the person's other identities when a new one is approved, without a notice: they stay verified. */
export async function replaceIdentities(tx: ServiceContext, { id: newId, userId }: Verification): Promise<void> {
  const others = await tx.db
    .selectFrom('Verification')
    .select('id')
    .where('userId', '=', userId)
    .where('spaceId', 'is', null)
    .where('status', '=', VerificationStatus.APPROVED)
    .where('id', '!=', newId)
    .execute();
  for (const { id } of others) await expire(tx, id, { action: VerificationAction.REPLACE, actor: 'admin' });
}

interface Ending {
  readonly action: VerificationAction;
  readonly actor: VerificationActor;
}

const BY_TIME: Ending = { action: VerificationAction.EXPIRE, actor: 'system' };

async function expire(tx: ServiceContext, id: string, ending = BY_TIME): Promise<void> {
  const verification = await lockVerification(tx, id);
  if (!verification || nextVerificationStatus(verification.status, ending.action, ending.actor) === null) return;
  // Its documents are kept for a while after the decision, also after this one.
  verification.decidedAt ??= tx.clock.now();
  await moveVerification(tx, verification, ending);
}

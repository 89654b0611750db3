import type { ServiceContext } from '../../core/context.js';
import { recordEvent } from '../../core/events.js';
import { inTransaction } from '../../core/transaction.js';
import { eventPayload } from './tell-verification.js';
import { VerificationStatus } from './verification-codes.js';
import { nextVerificationStatus, VerificationAction } from './verification-state-machine.js';
import { VerificationEventType } from './verification.events.js';
import { lockVerification, readVerifications } from './verification.loaders.js';

const BATCH = 500;

/** Identities whose document was good until yesterday count no more. */
export async function expireVerifications(ctx: ServiceContext): Promise<void> {
  const due = await readVerifications(ctx, 'v.status = ? and v.document_expires_on < ?::date order by v.document_expires_on, v.id limit ?', [
    VerificationStatus.APPROVED,
    ctx.clock.today(),
    BATCH,
  ]);
  for (const { id } of due) await inTransaction(ctx, (tx) => expire(tx, id));
}

/** A space that has moved is another space: what was shown of it says nothing of the new address. */
export async function expireMovedSpace(tx: ServiceContext, spaceId: string): Promise<void> {
  const moved = await readVerifications(
    tx,
    'v.space_id = ? and v.status = ? and exists (select from spaces s where s.id = v.space_id and s.verified_at is null)',
    [spaceId, VerificationStatus.APPROVED],
  );
  for (const { id } of moved) await expire(tx, id);
}

async function expire(tx: ServiceContext, id: string): Promise<void> {
  const verification = await lockVerification(tx, id);
  const status = verification && nextVerificationStatus(verification.status, VerificationAction.EXPIRE, 'system');
  if (!status) return;
  await tx.em.execute('update verifications set status = ? where id = ?', [status, id]);
  if (verification.spaceId === null) await tx.em.execute('update users set identity_verified_at = null where id = ?', [verification.userId]);
  await recordEvent(tx, { type: VerificationEventType.EXPIRED, payload: eventPayload(verification) });
}

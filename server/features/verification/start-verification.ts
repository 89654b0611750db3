import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors.js';
import { inTransaction } from '../../core/transaction.js';
import { normaliseFullName } from '../accounts/account-rules.js';
import { readTrust } from '../accounts/trust.js';
import { lockOwnSpace, requireConfirmedEmail } from '../spaces/own-space.js';
import { SpaceStatus } from '../spaces/space-types.js';
import { removeDocuments } from './document-store.js';
import { lockOwner, requireAttempt, statusAfterOwner } from './own-verification.js';
import { VerificationKind } from './verification-codes.js';
import { lastFour, verificationProblems, type VerificationData } from './verification-input.rules.js';
import { isOver, VerificationAction } from './verification-state-machine.js';
import { readVerifications } from './verification.loaders.js';
import type { Verification } from './verification.types.js';

/** Begins a verification, or corrects the one begun; its documents follow. Answers its uuid. */
export async function startVerification(ctx: SignedInContext, data: VerificationData): Promise<string> {
  requireConfirmedEmail(ctx);
  refuseProblems(verificationProblems(data, ctx.clock.today()));
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx);
    const spaceId = data.kind === VerificationKind.SPACE ? await spaceToVerify(tx, data.spaceId ?? '') : null;
    const subject = { userId: tx.viewer.id, kind: data.kind, spaceId };
    const [latest] = await readVerifications(
      tx,
      'v.user_id = ? and v.kind = ? and v.space_id is not distinct from ?::uuid order by v.created_at desc, v.id desc limit 1',
      [tx.viewer.id, data.kind, spaceId],
    );
    if (latest && !isOver(latest.status)) return correct(tx, latest, data);
    await requireAttempt(tx, subject);
    const id = randomUUID();
    await tx.em.execute('insert into verifications (id, user_id, kind, space_id, document_type, created_at) values (?, ?, ?, ?, ?, ?)', [
      id, tx.viewer.id, data.kind, spaceId, data.documentType, tx.clock.now(),
    ]);
    await keepData(tx, id, data);
    return id;
  });
}

async function correct(tx: SignedInContext, begun: Verification, data: VerificationData): Promise<string> {
  statusAfterOwner(begun.status, VerificationAction.START);
  // Pictures of another document are of no use to this one.
  if (begun.documentType !== data.documentType) await removeDocuments(tx, begun.id);
  await keepData(tx, begun.id, data);
  return begun.id;
}

async function keepData(tx: SignedInContext, id: string, { kind, documentType, fullName, birthDate, country, documentNumber, expiresOn }: VerificationData): Promise<void> {
  const isIdentity = kind === VerificationKind.IDENTITY;
  await tx.em.execute(
    'update verifications set document_type = ?, document_country = ?, document_last4 = ?, document_expires_on = ?, full_name = ?, birth_date = ? where id = ?',
    isIdentity
      ? [documentType, country, lastFour(documentNumber ?? ''), expiresOn, normaliseFullName(fullName ?? ''), birthDate, id]
      : [documentType, null, null, null, null, null, id],
  );
}

/** An own space that can still be rented out; its host is known, or the proof would show nothing. */
async function spaceToVerify(tx: SignedInContext, spaceId: string): Promise<string> {
  const space = await lockOwnSpace(tx, spaceId);
  if (space.status === SpaceStatus.ARCHIVED || space.status === SpaceStatus.DRAFT) throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
  if (!(await readTrust(tx, tx.viewer.id)).isIdentityVerified) throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
  return space.id;
}

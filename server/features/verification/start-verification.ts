import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanLine } from '../../core/values/text.js';
import { getTrust } from '../accounts/trust.js';
import { lockOwnSpace, requireConfirmedEmail } from '../spaces/own-space.js';
import { spaceStatusMeans } from '../spaces/space-status.rules.js';
import { deleteDocuments } from './documents/document-store.js';
import { lockApplicant, nextApplicantStatus, requireAttempt } from './own-verification.js';
import { VerificationKind, VerificationStatus } from './verification.enums.js';
import { lastFour, verificationProblems, type VerificationData } from './verification-input.rules.js';
import { mayFollow, VerificationAction } from './verification.state-machine.js';
import { Verification } from './verification.entity.js';

/** Starts a verification, or corrects a pending one; its documents are uploaded afterwards. Returns its uuid. */
export async function startVerification(ctx: SignedInContext, data: VerificationData): Promise<string> {
  requireConfirmedEmail(ctx);
  refuseProblems(verificationProblems(data, ctx.clock.today()));
  return inTransaction(ctx, async (tx) => {
    await lockApplicant(tx);
    const spaceId = data.kind === VerificationKind.SPACE ? await lockVerifiableSpace(tx, data.spaceId ?? '') : null;
    const subject = { userId: tx.viewer.id, kind: data.kind, spaceId };
    const latest = await tx.em.findOne(Verification, subject, { orderBy: { createdAt: 'desc', id: 'desc' } });
    if (latest && !mayFollow(latest, tx.clock.today())) return correct(tx, latest, data);
    await requireAttempt(tx, subject);
    const created = tx.em.create(Verification, {
      id: randomUUID(),
      ...subject,
      status: VerificationStatus.PENDING,
      ...documentColumns(data),
      createdAt: tx.clock.now(),
    });
    tx.em.persist(created);
    return created.id;
  });
}

async function correct(tx: SignedInContext, pending: Verification, data: VerificationData): Promise<string> {
  nextApplicantStatus(pending.status, VerificationAction.START);
  // Files of another kind of document do not fit this one.
  if (pending.documentType !== data.documentType) await deleteDocuments(tx, pending.id);
  Object.assign(pending, documentColumns(data));
  return pending.id;
}

type DocumentColumns = Pick<
  Verification,
  'documentType' | 'documentCountry' | 'documentLast4' | 'documentExpiresOn' | 'fullName' | 'birthDate'
>;

function documentColumns({
  kind,
  documentType,
  fullName,
  birthDate,
  country,
  documentNumber,
  expiresOn,
}: VerificationData): DocumentColumns {
  if (kind === VerificationKind.SPACE)
    return {
      documentType,
      documentCountry: null,
      documentLast4: null,
      documentExpiresOn: null,
      fullName: null,
      birthDate: null,
    };
  return {
    documentType,
    documentCountry: country ?? null,
    documentLast4: lastFour(documentNumber ?? ''),
    documentExpiresOn: expiresOn ?? null,
    fullName: cleanLine(fullName ?? ''),
    birthDate: birthDate ?? null,
  };
}

/**
 * Locks a space of the viewer that is neither draft nor archived. Requires the host's verified identity, because the proof names a person.
 */
async function lockVerifiableSpace(tx: SignedInContext, spaceId: string): Promise<string> {
  const space = await lockOwnSpace(tx, spaceId);
  if (!spaceStatusMeans(space.status, 'isSubmitted'))
    throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
  if (!(await getTrust(tx, tx.viewer.id)).isIdentityVerified) throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
  return space.id;
}

import type { ServiceContext, SignedInContext } from '../../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  ValidationError,
  refuseProblems,
} from '../../../../core/errors/errors.js';
import { recordAudit } from '../../../../core/writes/audit.js';
import { inTransaction, rehearse } from '../../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail } from '../../../accounts/account-mails.js';
import { normaliseEmail } from '../../../accounts/account.rules.js';
import { tidyStatement } from '../../../accounts/measures/apply-measure.js';
import { isStaffRole } from '../../../../core/roles.js';
import { endSessionsOf } from '../../../accounts/sessions/end-sessions.js';
import { eraseAtProvider } from '../../../bookings/cards/erase-customer.js';
import { anonymizeUser, eraseOwnRows } from '../../../privacy/erasure/erase-rows.js';
import { spaceChanged } from '../../../spaces/space-hooks.js';
import { purgeVerificationsOf } from '../../../verification/purge-verifications.js';
import { findStaffPerson } from '../people.loaders.js';
import { personFor } from '../person-acts.js';
import { PersonAct } from '../person.types.js';
import { mergeBlockers } from './merge-blockers.js';
import { moveRows } from './move-rows.js';
import type { MergePeopleInput, MergePreview, MergePreviewInput } from './merge.types.js';

interface Pair {
  readonly fromId: string;
  readonly fromName: string;
  readonly intoId: string;
}

/** What a merge would move, from a rehearsal of it, or the reasons against it. */
export async function previewMerge(ctx: SignedInContext, input: MergePreviewInput): Promise<MergePreview> {
  const pair = await pairOf(ctx, input);
  const into = await findStaffPerson(ctx, pair.intoId);
  if (!into) throw new DomainError(ErrorCode.NOT_FOUND);
  const blockers = await mergeBlockers(ctx, pair.fromId, pair.intoId);
  const moves = blockers.length > 0 ? [] : await rehearse(ctx, (tx) => moveRows(tx, pair));
  return { into, moves, blockers };
}

/**
 * Merges two accounts of one person: moves all records of the first to the second, and closes the first with its sessions. Returns the
 * remaining account. Errors: MERGE_REFUSED {reasons}, VALIDATION_FAILED, NOT_FOUND, FORBIDDEN.
 */
export async function mergePeople(ctx: SignedInContext, input: MergePeopleInput): Promise<string> {
  const statement = tidyStatement(input.statement);
  const pair = await pairOf(ctx, input);
  const { fromId, fromName, intoId } = pair;
  const isTyped = input.confirmation.trim().toLowerCase() === fromName.trim().toLowerCase();
  refuseProblems(isTyped ? [] : [{ path: 'confirmation', code: FieldProblemCode.NAME_NOT_TYPED }]);
  await inTransaction(ctx, async (tx) => {
    // Both are locked in a fixed order, and the blockers are checked again under the locks.
    await tx.db.selectFrom('User').select('id').where('id', 'in', [fromId, intoId]).orderBy('id').forUpdate().execute();
    const blockers = await mergeBlockers(tx, fromId, intoId);
    if (blockers.length > 0)
      throw new DomainError(ErrorCode.MERGE_REFUSED, { reasons: [...new Set(blockers.map(({ kind }) => kind))] });
    const spaces = await tx.db.selectFrom('Space').select('id').where('hostId', '=', fromId).execute();
    const moves = await moveRows(tx, pair);
    await giveRoles(tx, pair);
    await endAccount(tx, fromId);
    for (const { id } of spaces) await spaceChanged(tx, id);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.merged',
      objectType: 'User',
      objectId: intoId,
      before: { from: fromId, isOpen: true },
      after: { from: fromId, isOpen: false, moves },
      reason: statement,
      ip: tx.client.ip,
    });
    await sendAccountMail(tx, await findMailRecipient(tx, intoId), 'merged', { reason: statement });
  });
  return intoId;
}

/** The two accounts; checks that the viewer may merge the first one and that the second is open. */
async function pairOf(ctx: SignedInContext, { personId, intoEmail }: MergePreviewInput): Promise<Pair> {
  const { uuid, fullName } = await personFor(ctx, personId, PersonAct.MERGE);
  const into = await ctx.db
    .selectFrom('User')
    .select(['id', 'suspendedAt'])
    .where('email', '=', normaliseEmail(intoEmail))
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!into || into.suspendedAt !== null || into.id === uuid || into.id === ctx.viewer.id)
    throw new ValidationError([{ path: 'intoEmail', code: FieldProblemCode.ACCOUNT_UNKNOWN }]);
  return { fromId: uuid, fromName: fullName, intoId: into.id };
}

async function giveRoles(tx: ServiceContext, { fromId, intoId }: Pair): Promise<void> {
  const roles = await tx.db.selectFrom('UserRole').select('role').where('userId', '=', fromId).execute();
  for (const { role } of roles.filter((row) => !isStaffRole(row.role)))
    await tx.db
      .insertInto('UserRole')
      .values({ userId: intoId, role, grantedAt: tx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** What remains are credentials, proofs and saved cards: they are deleted, and the row keeps a uuid that names nobody. */
async function endAccount(tx: ServiceContext, userId: string): Promise<void> {
  await endSessionsOf(tx, userId, 'merged');
  await eraseAtProvider(tx, userId);
  await purgeVerificationsOf(tx, userId);
  await eraseOwnRows(tx, userId);
  await anonymizeUser(tx, userId);
}

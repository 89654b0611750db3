import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems, ValidationError } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { CLAIM_BOUNDS } from '../claim-cases.rules.js';
import type { ClaimFiles } from '../claim-input.rules.js';
import { EvidenceKind } from './evidence.enums.js';
import { DELETE_FILES_JOB } from './rental-file-store.js';

/** Uploaded but unsent files are deleted after this time. */
const UNSENT_HOURS = 24;

/** The viewer's unsent files for a booking, locked; throws when one no longer exists. */
export async function ownUnsentEvidence(
  tx: SignedInContext,
  bookingId: string,
  globalIds: readonly string[],
): Promise<{ readonly ids: readonly string[]; readonly counts: ClaimFiles }> {
  const { maxFiles: max } = CLAIM_BOUNDS;
  const path = 'evidenceIds';
  const count = globalIds.length;
  refuseProblems(count > max ? [{ path, code: FieldProblemCode.PHOTOS_TOO_MANY, params: { max, count } }] : []);
  const ids = globalIds.map((id) => {
    const parsed = parseGlobalId(id);
    if (parsed?.type !== 'ClaimEvidence') throw gone();
    return parsed.uuid;
  });
  if (ids.length === 0) return { ids, counts: { photos: 0, files: 0, policeReports: 0 } };
  const rows = await tx.db
    .selectFrom('ClaimEvidence')
    .select(['id', 'kind', 'isPoliceReport'])
    .where('id', 'in', ids)
    .where('bookingId', '=', bookingId)
    .where('uploaderId', '=', tx.viewer.id)
    .where('claimId', 'is', null)
    .forUpdate()
    .execute();
  if (rows.length !== new Set(ids).size || rows.length !== ids.length) throw gone();
  const photos = rows.filter(({ kind, isPoliceReport }) => kind === EvidenceKind.IMAGE && !isPoliceReport).length;
  const policeReports = rows.filter(({ isPoliceReport }) => isPoliceReport).length;
  return { ids, counts: { photos, files: rows.length, policeReports } };
}

/** Sends files with a claim, its answer, or the answer to a question of the staff, in this order. */
export async function attachEvidence(
  tx: ServiceContext,
  ids: readonly string[],
  place: { readonly claimId: string; readonly isOfAnswer: boolean; readonly questionNo?: number },
): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.db
      .updateTable('ClaimEvidence')
      .set({ ...place, position })
      .where('id', '=', id)
      .execute();
}

/** Deletes uploaded but unsent files: their rows now, the bytes after the commit. */
export async function deleteUnsentEvidence(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNSENT_HOURS * HOUR_MS);
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .deleteFrom('ClaimEvidence')
      .where('claimId', 'is', null)
      .where('createdAt', '<', before)
      .returning('storageKey')
      .execute();
    if (rows.length > 0)
      await addDeletion(tx, DELETE_FILES_JOB, { storageKeys: rows.map(({ storageKey }) => storageKey) });
  });
}

const gone = (): ValidationError =>
  new ValidationError([{ path: 'evidenceIds', code: FieldProblemCode.ATTACHMENT_GONE }]);

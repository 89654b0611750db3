import type { ServiceContext } from '../../../core/context.js';
import { ReportStatus } from './report-case.enums.js';
import { ReportCase } from './report-case.entity.js';

/** The decisions that hide or have removed a space or a review, the newest first; one without an effect does neither. */
export const findHidingCases = (
  tx: ServiceContext,
  { subject, subjectId }: Pick<ReportCase, 'subject' | 'subjectId'>,
): Promise<ReportCase[]> =>
  tx.em.find(
    ReportCase,
    { subject, subjectId, status: ReportStatus.UPHELD, liftedAt: null, effect: { $ne: null } },
    { orderBy: { decidedAt: 'desc', id: 'desc' } },
  );

/** Marks cases as lifted: their effect has ended, although nobody has decided a complaint about them. */
export async function liftCases(tx: ServiceContext, cases: readonly ReportCase[]): Promise<void> {
  for (const found of cases) {
    found.liftedAt = tx.clock.now();
    await liftFollowed(tx, found);
  }
  await tx.em.flush();
}

/** The same for the case whose reversal led to one that has ended. */
export async function liftFollowed(tx: ServiceContext, { followsId }: ReportCase): Promise<void> {
  if (followsId === null) return;
  const followed = await tx.em.findOne(ReportCase, { id: followsId });
  if (followed) followed.liftedAt = tx.clock.now();
}

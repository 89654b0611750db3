import { LockMode } from '@mikro-orm/core';
import { ReviewStatus } from '../../reviews/review-types.js';
import { moveReport } from '../cases/move-report.js';
import { ReportStatus } from '../cases/report-case-types.js';
import { ReportCase } from '../cases/report-case.entity.js';
import { ReportStep } from '../cases/report-transitions.js';
/** Closes all open reports of a review and mails the decision to the people who reported it. Answers how many there were. */
export async function answerReports(tx, { id }, { status, statement, unfoundedCode }) {
    const reports = await tx.db
        .updateTable('ReviewReport')
        .set({ decidedAt: tx.clock.now() })
        .where('reviewId', '=', id)
        .where('decidedAt', 'is', null)
        .returning('code')
        .execute();
    if (reports.length === 0)
        return 0;
    const cases = await tx.em.find(ReportCase, { code: { $in: reports.map(({ code }) => code) }, status: ReportStatus.OPEN }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { code: 'asc' } });
    const step = status === ReviewStatus.HIDDEN ? ReportStep.UPHOLD : ReportStep.DISMISS;
    for (const report of cases)
        await moveReport(tx, report, step, { statement, isUnfounded: report.code === unfoundedCode });
    return reports.length;
}
//# sourceMappingURL=answer-reports.js.map
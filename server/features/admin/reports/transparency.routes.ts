import type { Express } from 'express';
import { requireAct } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { sendCsv, type Cell } from '../../../core/files/send-csv.js';
import { transparencyReport } from '../../reports/transparency/transparency.js';
import type { TransparencyReport } from '../../reports/transparency/transparency.types.js';

const HEAD = ['half_year', 'figure', 'kind', 'reason', 'value'];

/** `GET /files/staff/transparency.csv?half=2026-2`: the numbers of the public page, one per row. */
export function mountTransparencyFile(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.get('/files/staff/transparency.csv', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const ctx = await makeContext(req, res);
    requireAct(ctx, 'SEE_REPORTS');
    const half = req.query['half'];
    const report = await transparencyReport(ctx, typeof half === 'string' ? half : null);
    if (!report) throw new DomainError(ErrorCode.NOT_FOUND);
    sendCsv(res, `transparency-${report.halfYear.name}.csv`, [HEAD, ...rowsOf(report)]);
  });
}

function rowsOf(report: TransparencyReport): Cell[][] {
  const { halfYear, reports, medianHours, statements, complaints, automated, reportingSuspensions } = report;
  const metric = (name: string, value: number | null, kind: string | null = null, reason: string | null = null) => [
    halfYear.name,
    name,
    kind,
    reason,
    value,
  ];
  return [
    ...reports.flatMap(({ subject, reason, ...counts }) =>
      (['received', 'upheld', 'dismissed', 'open'] as const).map((name) =>
        metric(`reports_${name}`, counts[name], subject.toUpperCase(), reason),
      ),
    ),
    metric('report_median_hours', medianHours),
    ...statements.map(({ kind, count }) => metric('statements', count, kind)),
    metric('complaints_received', complaints.received),
    metric('complaints_changed', complaints.changed),
    metric('complaints_kept', complaints.kept),
    metric('complaints_open', complaints.open),
    metric('complaint_median_hours', complaints.medianHours),
    metric('messages_masked', automated.maskedMessages),
    metric('held_reviews_published', automated.heldReviewsPublished),
    metric('held_reviews_hidden', automated.heldReviewsHidden),
    metric('reporting_suspensions', reportingSuspensions),
  ];
}

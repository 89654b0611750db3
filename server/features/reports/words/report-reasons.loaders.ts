import type { RequestContext } from '../../../core/context.js';
import { shownReason } from '../../../core/words/reasons.js';
import type { ReportedKind } from '../cases/report-case.enums.js';
import { REPORT_REASONS } from './report-reasons.js';

/** The current label of a report's reason, for the viewer. */
export async function reportReasonName(
  ctx: RequestContext,
  { subject, reason }: { readonly subject: ReportedKind; readonly reason: string },
): Promise<string> {
  return (await shownReason(ctx, REPORT_REASONS[subject], reason.toLowerCase())) ?? '';
}

import { shareTokens } from '../../../core/share-token.js';
import { ReportSide } from '../cases/report-case.enums.js';
import type { ReportCase } from '../cases/report-case.entity.js';

const { tokenOf, idOf } = shareTokens('report-decision');

export { idOf as decisionKeyOf };

/** The path of the page where one side reads the decision and can complain about it. */
export function decisionPath(
  config: Parameters<typeof tokenOf>[0],
  { reporterKey, ownerKey }: Pick<ReportCase, 'reporterKey' | 'ownerKey'>,
  side: ReportSide,
): string {
  return `/decision/${tokenOf(config, side === ReportSide.REPORTER ? reporterKey : ownerKey)}`;
}
